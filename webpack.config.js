import { configs } from './server/build/webpack/configs.ts';

// For `webpack` on the command line; the project's own build calls the same configurations.
export default configs();
