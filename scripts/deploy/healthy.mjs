/** Ends with 0 where the server beside it says that visitors may be sent to it: the health check of the container. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
