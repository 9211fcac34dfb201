// Loaded into a server by `--import`. At each SIGUSR2 it writes to PROBE_FILE what the requests of the IP
// address PROBE_OF took since the last one, from the head of the request to the end of the answer: in
// milliseconds of the processor time of this thread, for whomever it worked.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

const begun = new WeakMap();
let computed = [];

subscribe('http.server.request.start', ({ request }) => {
  const address = request.headers['x-forwarded-for'] ?? request.socket.remoteAddress;
  if (address === process.env['PROBE_OF']) begun.set(request, process.threadCpuUsage());
});
subscribe('http.server.response.finish', ({ request }) => {
  const before = begun.get(request);
  if (!before) return;
  const { user, system } = process.threadCpuUsage(before);
  computed.push((user + system) / 1000);
});
process.on('SIGUSR2', () => {
  writeFileSync(process.env['PROBE_FILE'] ?? '', JSON.stringify({ computed }));
  computed = [];
});
