import { stallFigures } from './stalls.ts';

// Forked by the bench: measures and sends the figures.
process.send?.(await stallFigures());
process.exit();
