import { inOwnProcess } from '../in-own-process.ts';
import { print } from '../figures.ts';
import { failingFigures } from './failing.ts';

// npm run bench:crm: what a site makes of a CRM behind HTTP that has much, and of one that fails. Every
// server is our own, on loopback, and is stopped after two minutes at most.

const parts = [() => inOwnProcess('./crm/loading-process.ts'), failingFigures];
for (const part of parts) {
  if (!print(await part())) process.exitCode = 1;
}
