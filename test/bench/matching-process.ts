import { matchingFigures } from './matching.ts';

// Forked by the bench: measures and sends the figures.
process.send?.(await matchingFigures());
