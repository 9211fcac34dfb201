import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createFromReadableStream } from 'react-server-dom-webpack/client';
import { Icon } from '../views/ui/Icon.tsx';
import { FlightIsland } from './islands/FlightIsland.tsx';
import { IslandRoot } from './hydration/IslandRoot.tsx';
import { fetchCode } from './hydration/island-code.ts';
import { islandModules } from './hydration/island-modules.ts';
import { rememberRoot } from './hydration/island-roots.ts';
import { reportCrash } from './hydration/report-crash.ts';

// The imports inside make webpack build a chunk for each island; Flight fetches them by its own
// manifest, so that nothing here calls them.
void islandModules;
// Almost every island draws with the one, and every list that is changed in place has the other:
// here they are fetched once, and not as chunks of their own.
void [Icon, FlightIsland];

/**
 * Hydrates one island from the payload that stands beside it (docs/house.md, "The path of an
 * island").
 * @returns when the island listens to the visitor, or has shown that it crashed.
 * @throws when its code cannot be fetched: the server's HTML then stays as it is.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const payload = payloadOf(island);
  await fetchCode(payload);
  const tree = await createFromReadableStream<ReactNode>(new Blob([payload]).stream());
  const { promise, resolve } = Promise.withResolvers<void>();
  const crashed = (error: unknown) => {
    reportCrash(island.dataset['module'] ?? '', error);
    resolve();
  };
  const root = hydrateRoot(
    island,
    <IslandRoot
      crashText={document.body.dataset['crash'] ?? ''}
      onHydrated={resolve}
      onCrash={crashed}
    >
      {tree}
    </IslandRoot>,
    {
      identifierPrefix: island.id,
      // The boundary above shows and reports it; React's default would write it to the console.
      onCaughtError: () => {},
      onRecoverableError: (error) => reportCrash(island.dataset['module'] ?? '', error),
      onUncaughtError: crashed,
    },
  );
  rememberRoot(island, root);
  return promise;
}

/** The island's Flight payload: a data block right behind it, JSON so that no byte can end it. */
function payloadOf(island: HTMLElement): string {
  return String(JSON.parse(island.nextElementSibling?.textContent ?? '""'));
}
