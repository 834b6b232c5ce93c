/** Any response, whatever its status, means that the server was reached. */
const PROBE = '/healthz';
const PATIENCE_MS = 15_000;

/** Whether the server can be reached now. */
export async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
