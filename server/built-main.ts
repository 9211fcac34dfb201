import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCached } from './platform/files/code-cache.ts';

// The entry of the built server: `main.ts`, bundled with its packages.
runCached(path.join(path.dirname(fileURLToPath(import.meta.url)), 'server.cjs'));
