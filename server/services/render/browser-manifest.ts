import type { PageScript } from '../../../views/domain/page-files/page-scripts.ts';

/**
 * An island in the browser's build: its module id and `[chunk id, file, …]` as Flight expects it.
 */
export interface BrowserIsland {
  id: string | number;
  chunks: (string | number)[];
  /** Files that the island's code imports dynamically, by the name of their chunk. */
  later: Record<string, readonly string[]>;
}

/** dist/server/browser.json: what the renderer needs from the browser's build. */
export interface BrowserManifest {
  /** Files of the entries, relative to the assets folder. */
  boot: string;
  hydrate: string;
  privatePages: string;
  pageScripts: Record<PageScript, string>;
  thirdPartyLoader: string;
  /** The same with every tool for analytics. */
  thirdPartyTools: string;
  /** The script of frames of third parties. */
  frame: string;
  islands: Record<string, BrowserIsland>;
  /** Module kind to the ids of the islands it reaches. */
  reach: Record<string, readonly string[]>;
}

/** Island id to module id in the ssr bundle. */
export type ModuleIds = Record<string, string | number>;
