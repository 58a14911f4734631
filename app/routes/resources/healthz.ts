/** Says that the process is alive. The front answers a plain question itself (admission.server.ts). */
export function loader() {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
