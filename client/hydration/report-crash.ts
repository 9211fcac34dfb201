/** Reports a crashed module to the server (spec section 7), without waiting for the response. */
export function reportCrash(module: string, error: unknown): void {
  const report = { module, error: String(error), url: location.pathname };
  fetch('/api/error/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // A report that cannot be sent is dropped.
  });
}
