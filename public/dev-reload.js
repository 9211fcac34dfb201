// Development only: reloads the page once another run of the server answers.
let bootId;
new EventSource('/dev/reload').addEventListener('message', ({ data }) => {
  if (bootId !== undefined && bootId !== data) location.reload();
  bootId = data;
});
