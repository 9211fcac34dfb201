import { isModified } from './is-modified.ts';

/**
 * Turns each row of links to groups of a page (views/ui/facts/FactTabs.tsx) into tabs, and the
 * groups into their panels. The URL's fragment names the open one.
 */
export function makeTabs(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.fact-tabs')) tabsOf(row);
}

function tabsOf(row: HTMLElement): void {
  const tabs = [...row.querySelectorAll('a')];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1))!);

  /** Marks its tab at once, and shows the panel after the next paint, which it would delay. */
  const open = (opened: number) => {
    for (const [at, tab] of tabs.entries()) {
      const isOpen = at === opened;
      // What stays as it is costs no new styles.
      if (tab.ariaSelected !== String(isOpen)) {
        tab.ariaSelected = String(isOpen);
        tab.tabIndex = isOpen ? 0 : -1;
      }
    }
    afterPaint(() => {
      for (const [at, panel] of panels.entries()) showPanel(panel, at === opened);
      // A font that loads later makes the tabs wider.
      void document.fonts.ready.then(() => scrollIntoRow(row, tabs[opened]!));
    });
  };
  const choose = (event: Event, at: number) => {
    event.preventDefault();
    open(at);
    // Adds no history entry and does not scroll to the panel, which is in view.
    afterPaint(() => history.replaceState(history.state, '', tabs[at]!.hash));
  };
  /** Opens the panel that the fragment names, or that contains the element it names. */
  const follow = (otherwise: number) => {
    const named = document.getElementById(location.hash.slice(1));
    const at = panels.findIndex((panel) => panel.contains(named));
    const next = at < 0 ? otherwise : at;
    if (tabs[next]) open(next);
  };

  row.role = 'tablist';
  for (const [at, tab] of tabs.entries()) {
    tab.role = 'tab';
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.addEventListener('click', (event) => {
      if (!isModified(event)) choose(event, at);
    });
    tab.addEventListener('keydown', (event) => {
      if (isModified(event)) return;
      const target = targetIndex(event.key, at, tabs.length);
      if (target === undefined) return;
      choose(event, target);
      tabs[target]?.focus({ preventScroll: true });
    });
    panels[at]!.setAttribute('aria-labelledby', tab.id);
    // Fired when the browser's find-in-page matches text in the hidden panel.
    panels[at]!.addEventListener('beforematch', () => open(at));
  }
  addEventListener('hashchange', () => follow(-1));
  follow(0);
  afterPaint(() => (row.parentElement!.dataset['tabs'] = ''));
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Index of the tab that a key moves to: the arrows wrap around, Home and End go to the ends. */
function targetIndex(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    Home: 0,
    End: count - 1,
    ArrowLeft: (at + count - 1) % count,
    ArrowRight: (at + 1) % count,
    ' ': at,
  };
  return targets[key];
}

/** Shows or hides a panel; `until-found` lets find-in-page reach a hidden one. */
function showPanel(panel: HTMLElement, isOpen: boolean): void {
  panel.role = 'tabpanel';
  // `until-found` hides a panel's content but not the panel, which must not take the focus then.
  panel.tabIndex = isOpen ? 0 : -1;
  panel.ariaHidden = isOpen ? null : 'true';
  (panel as { hidden: null | 'until-found' }).hidden = isOpen ? null : 'until-found';
}

/** Scrolls the row, never the page, until the tab is in view. */
function scrollIntoRow(row: HTMLElement, tab: HTMLElement): void {
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
