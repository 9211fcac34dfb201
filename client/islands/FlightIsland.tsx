'use client';

import { type ReactNode, useState } from 'react';
import { IslandRoot } from '../hydration/IslandRoot.tsx';
import { reportCrash } from '../hydration/report-crash.ts';

interface Props {
  /** Name of the island's component, for the crash report. */
  module: string;
  children: ReactNode;
}

/**
 * Error boundary of an island that is part of a larger Flight response: shows and reports a crash
 * as IslandRoot does, and tries the island again with the next response. Never rendered to HTML.
 */
export function FlightIsland({ module, children }: Props) {
  const [shown, setShown] = useState({ children, hasCrashed: false, attempt: 0 });
  if (shown.children !== children) {
    const attempt = shown.attempt + Number(shown.hasCrashed);
    setShown({ children, hasCrashed: false, attempt });
  }
  const onCrash = (error: unknown) => {
    setShown((crashed) => ({ ...crashed, hasCrashed: true }));
    reportCrash(module, error);
  };
  return (
    <IslandRoot
      key={shown.attempt}
      crashText={document.body.dataset['crash'] ?? ''}
      onHydrated={nothing}
      onCrash={onCrash}
    >
      {children}
    </IslandRoot>
  );
}

const nothing = () => {};
