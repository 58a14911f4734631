/** The part of autocannon that the benchmarks use; the package ships no types. */
declare module "autocannon" {
  interface OneRequest {
    path?: string;
    headers?: Record<string, string>;
    /** Called before each request. */
    setupRequest?: (request: OneRequest) => OneRequest;
  }
  interface Options {
    url: string;
    connections?: number;
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    method?: "GET" | "POST";
    body?: string;
    /** The requests that each connection sends in turn, instead of the address. */
    requests?: OneRequest[];
    /** Seconds after which a request without an answer is an error; 10 if nothing is said. */
    timeout?: number;
  }
  export interface Result {
    requests: { average: number };
    latency: { p50: number; p97_5: number; p99: number; max: number };
    statusCodeStats: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
