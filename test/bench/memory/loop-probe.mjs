// Loaded into the server by `--import`. At each SIGUSR2 it writes to PROBE_FILE the longest turn of the
// event loop since the last one, in milliseconds of this thread's processor time.
import { writeFileSync } from 'node:fs';

let longest = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, 1).unref();
process.on('SIGUSR2', () => {
  writeFileSync(process.env['PROBE_FILE'] ?? '', JSON.stringify({ longest }));
  longest = 0;
});
