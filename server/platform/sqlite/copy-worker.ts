import { workerData } from 'node:worker_threads';
import { finishCopy, type UnfinishedCopy } from './finish-copy.ts';

// The program of a thread that checks and changes a copy of a database (copy-database.ts): with
// 20,000 leads that takes some 400 ms, in which the site's own thread answers.

finishCopy(workerData as UnfinishedCopy);
