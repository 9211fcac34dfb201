// Development only: reloads the page once another run of the server answers than the page's own.
const run = new URL(document.currentScript.src).searchParams.get('run');
new EventSource('/dev/reload').addEventListener('message', ({ data }) => {
  if (data !== run) location.reload();
});
