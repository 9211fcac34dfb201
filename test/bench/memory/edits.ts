import { parseArgs } from 'node:util';
import { print } from '../figures.ts';
import { fileFigures } from './file-edits.ts';
import { wireFigures } from './wire-edits.ts';

// npm run bench:memory: the memory of a server of 10,000 full homes, and its longest turn of the event
// loop, while homes are edited: in files, and in a CRM on the wire; with the heap that V8 has under
// `MemoryMax=1G` of docs/host/vitrine@.service.

// `-- --only http` runs one part.

const PARTS = {
  files: fileFigures,
  http: () => wireFigures('http'),
  whise: () => wireFigures('whise'),
};
const { values } = parseArgs({ options: { only: { type: 'string' } } });
for (const [name, part] of Object.entries(PARTS)) {
  if (![undefined, name].includes(values.only)) continue;
  if (!print(await part())) process.exitCode = 1;
}
process.exit();
