import { parseArgs } from 'node:util';
import { inOwnProcess } from '../in-own-process.ts';
import { print } from '../figures.ts';
import { failingFigures } from './failing.ts';
import { slowFigures } from './slow.ts';

// npm run bench:crm: what a site makes of a CRM behind HTTP that has much, and of one that fails. Every
// server is our own, on loopback, and is stopped after two minutes at most.

// `-- --only slow` runs one part.

const PARTS = {
  loading: () => inOwnProcess('./crm/loading-process.ts'),
  slow: slowFigures,
  failing: failingFigures,
};
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const parts = Object.entries(PARTS).filter(([name]) => [undefined, name].includes(values.only));
for (const [, part] of parts) {
  if (!print(await part())) process.exitCode = 1;
}
