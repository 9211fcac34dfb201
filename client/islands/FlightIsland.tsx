'use client';

import type { ReactNode } from 'react';
import { IslandRoot } from '../hydration/IslandRoot.tsx';
import { reportCrash } from '../hydration/report-crash.ts';

interface Props {
  /** Name of the island's component, for the report of its crash. */
  module: string;
  children: ReactNode;
}

/**
 * The error boundary of an island that came through Flight as a part of something larger: its
 * crash is shown and reported as that of an island with a root of its own. Never rendered to HTML.
 */
export function FlightIsland({ module, children }: Props) {
  return (
    <IslandRoot
      crashText={document.body.dataset['crash'] ?? ''}
      onHydrated={nothing}
      onCrash={(error) => reportCrash(module, error)}
    >
      {children}
    </IslandRoot>
  );
}

const nothing = () => {};
