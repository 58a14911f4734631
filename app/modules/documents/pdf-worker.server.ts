import { answerCalls } from "#app/integrations/threads/answer-calls";
import { renderPdf } from "./render-pdf.server";
import type { PdfCall } from "./render-pdf.server";

answerCalls<PdfCall, Uint8Array>(renderPdf);
