'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { showPanel, tabId, watchPanels } from '../lib/fact-panels.ts';

interface Props {
  label: string;
  /** Ids of the panels, which stand behind this island in the server's HTML, and their names. */
  tabs: readonly { id: string; text: string }[];
}

/** How many tabs a key goes on from the one that has the focus; ends of the row for Home and End. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The groups of a home's facts as tabs. As HTML it is a list of links to the groups; hydrated it
 * takes the groups that stand in the page as its panels. The address names the open one.
 */
export function FactTabs({ label, tabs }: Props) {
  const row = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const isOn = open !== undefined;

  useEffect(() => {
    return watchPanels(
      tabs.map(({ id }) => id),
      setOpen,
    );
  }, [tabs]);

  useEffect(() => {
    if (open !== undefined && row.current) showPanel(row.current, open);
  }, [open]);

  const choose = (id: string) => {
    setOpen(id);
    // Neither a step of the way back nor a jump to the panel: the visitor is there.
    history.replaceState(history.state, '', `#${id}`);
  };

  const onClick = (event: MouseEvent, id: string) => {
    if (!isOn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(id);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!isOn || event.metaKey || event.ctrlKey || event.altKey) return;
    const goal = event.key === ' ' ? tabs[index] : tabAfter(tabs, index, STEPS[event.key]);
    if (!goal) return;
    event.preventDefault();
    choose(goal.id);
    document.getElementById(tabId(goal.id))?.focus({ preventScroll: true });
  };

  return (
    <nav ref={row} className="fact-tabs" role={isOn ? 'tablist' : undefined} aria-label={label}>
      {tabs.map(({ id, text }, index) => (
        <a
          key={id}
          id={tabId(id)}
          href={`#${id}`}
          {...(isOn && {
            role: 'tab',
            'aria-selected': id === open,
            'aria-controls': id,
            tabIndex: id === open ? 0 : -1,
          })}
          onClick={(event) => onClick(event, id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** The arrows go round; Home and End go to the ends. */
function tabAfter<T>(tabs: readonly T[], index: number, steps: number | undefined): T | undefined {
  if (steps === undefined) return undefined;
  if (!Number.isFinite(steps)) return tabs.at(steps < 0 ? 0 : -1);
  return tabs[(index + steps + tabs.length) % tabs.length];
}
