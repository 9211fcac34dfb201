import { pageConfigs } from './server/build/webpack/page-configs.ts';
import { serverConfig } from './server/build/webpack/server-config.ts';

/**
 * All that webpack makes of the project: the three layers of the pages, and the server that renders
 * with them. The build compiles these (server/build/webpack/bundle.ts), and so does `npx webpack`;
 * `--config-name server` is one of them.
 */
export default () => [...pageConfigs(), serverConfig()];
