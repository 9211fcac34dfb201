/** Tells the server that a module crashed (spec section 7); the visitor is not kept waiting. */
export function reportCrash(module: string, error: unknown): void {
  const report = { module, error: String(error), url: location.pathname };
  fetch('/api/error/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // The report itself could not be sent: there is nobody left to tell.
  });
}
