import path from "node:path";

// Settings are read once a process, so all tests that share one store what they store in one folder.
process.env.DATA_DIR = path.join(process.env.TEST_DATA_ROOT!, String(process.pid));
