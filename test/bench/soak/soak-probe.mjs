// Loaded into the server by `--import`. At each SIGUSR2 it collects garbage and writes to PROBE_FILE what
// is left on the heap and outside of it, in bytes, and what holds the process open, by kind.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo().length;
  writeFileSync(process.env['PROBE_FILE'] ?? '', JSON.stringify({ heapUsed, external, resources }));
});
