// Development only: reloads the page once another run of the server answers than the page's own, and
// a page is served again: between two restarts the browser would stay on its own error page.
const run = new URL(document.currentScript.src).searchParams.get('run');
/** Milliseconds between two tries. */
const RETRY = 100;

async function reload() {
  const isServed = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isServed) location.reload();
  else setTimeout(reload, RETRY);
}

new EventSource('/dev/reload').addEventListener('message', ({ data }) => {
  if (data !== run) void reload();
});
