import { answerCalls } from "#app/integrations/threads/answer-calls";
import { purifyHtml } from "./purifier";

answerCalls<string, string>(purifyHtml);
