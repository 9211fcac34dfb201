'use client';

import type { ReactNode } from 'react';
import { IslandRoot } from '../hydration/IslandRoot.tsx';
import { reportCrash } from '../hydration/report-crash.ts';

interface Props {
  /** Name of the island's component, for the crash report. */
  module: string;
  children: ReactNode;
}

/**
 * Error boundary of an island that is part of a larger Flight response: shows and reports a crash
 * as IslandRoot does. Never rendered to HTML.
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
