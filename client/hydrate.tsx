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
import { tellActivation } from './hydration/tell-activation.ts';
import { rememberTyped } from './hydration/typed-texts.ts';

// The dynamic imports in this module make webpack emit a chunk for each island. Flight loads them
// by its own manifest; nothing here calls them.
void islandModules;
// Used by almost every island and by every list that changes in place: bundled here instead of in
// chunks of their own.
void [Icon, FlightIsland];

// A view that cannot be told is not counted.
tellActivation().catch(() => {});

/**
 * Hydrates an island from its payload in the page (docs/house.md, "The path of an island").
 * @returns when the island is hydrated, or shows that it crashed.
 * @throws when its code cannot be fetched; the server's HTML then stays.
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
  const putTypedBack = rememberTyped(island);
  const onHydrated = () => {
    putTypedBack();
    resolve();
  };
  const root = hydrateRoot(
    island,
    <IslandRoot
      crashText={document.body.dataset['crash'] ?? ''}
      onHydrated={onHydrated}
      onCrash={crashed}
    >
      {tree}
    </IslandRoot>,
    {
      identifierPrefix: island.id,
      // IslandRoot shows and reports the error; React's default would log it to the console.
      onCaughtError: () => {},
      onRecoverableError: (error) => reportCrash(island.dataset['module'] ?? '', error),
      onUncaughtError: crashed,
    },
  );
  rememberRoot(island, root);
  return promise;
}

/**
 * The island's Flight payload, from the data block after it; as JSON, so that no byte can end the
 * element.
 */
function payloadOf(island: HTMLElement): string {
  return String(JSON.parse(island.nextElementSibling?.textContent ?? '""'));
}
