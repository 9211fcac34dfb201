import { loadingFigures } from './loading.ts';

// Forked by the bench: measures and sends the figures.
process.send?.(await loadingFigures());
process.exit();
