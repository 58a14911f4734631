import { answerCalls } from "#app/integrations/threads/answer-calls";
import { shrinkPicture } from "./shrink";

/** The thread that draws pictures anew: its input is the path of the file. */
answerCalls(shrinkPicture);
