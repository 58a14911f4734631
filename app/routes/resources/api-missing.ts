/** Any API path without a call. */
function missing() {
  return Response.json(
    { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
    { status: 404, headers: { "Cache-Control": "no-store" } },
  );
}

export { missing as action, missing as loader };
