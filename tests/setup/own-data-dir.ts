import path from "node:path";

// Settings are read once a process, so all tests of a process store their data in one folder.
process.env.DATA_DIR = path.join(process.env.TEST_DATA_ROOT!, String(process.pid));
