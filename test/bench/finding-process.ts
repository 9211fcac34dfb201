import { findingFigures } from './finding.ts';

// Forked by the bench: measures and sends the figures.
process.send?.(await findingFigures());
