/** What is logged of a request that was answered, or whose caller has gone. */
export interface AnsweredRequest {
  traceId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  aborted: boolean;
}

/**
 * The line of a request as the log's library writes it, in a tenth of the time.
 * @param time the part of the line that says when, as the library is told it
 */
export function requestLine({ traceId, method, path, status, ms, aborted }: AnsweredRequest, time: string): string {
  return `{"level":30${time},"service":"voyance","traceId":"${traceId}","method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"aborted":${aborted},"msg":"request"}\n`;
}
