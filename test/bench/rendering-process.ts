import { renderingFigures } from './rendering.ts';

// Forked by the bench: measures and sends the figures.
process.send?.(await renderingFigures());
