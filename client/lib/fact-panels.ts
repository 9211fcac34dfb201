/** The id of a panel's tab. */
export function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** The panel that the address names, or that holds what it names. */
function panelOfHash(ids: readonly string[]): string | undefined {
  const named = document.getElementById(location.hash.slice(1));
  return ids.find((id) => named && document.getElementById(id)?.contains(named));
}

/**
 * Tells which panel is open at first, and which is asked for otherwise than by its tab: by a link
 * within the page, the way back, or a word in it that the browser's own search has found.
 * @returns what ends it.
 */
export function watchPanels(ids: readonly string[], open: (id: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const id of ids) {
    document.getElementById(id)?.addEventListener('beforematch', () => open(id), { signal });
  }
  const follow = (otherwise?: string) => {
    const id = panelOfHash(ids) ?? otherwise;
    if (id !== undefined) open(id);
  };
  addEventListener('hashchange', () => follow(), { signal });
  follow(ids[0]);
  return () => ended.abort();
}

/**
 * Makes panels of the groups that stand behind the row of tabs, and shows one. The others are
 * hidden until the browser's search finds a word in them.
 */
export function showPanel(row: HTMLElement, open: string): void {
  for (const tab of row.children) {
    const id = tab.getAttribute('aria-controls') ?? '';
    const panel = document.getElementById(id);
    if (!panel) continue;
    const isOpen = id === open;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    // The browser hides what is in a closed panel, not the panel: Tab and screen readers pass it too.
    panel.tabIndex = isOpen ? 0 : -1;
    panel.ariaHidden = isOpen ? null : 'true';
    if (isOpen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    if (isOpen && tab instanceof HTMLElement) bringIntoRow(row, tab);
  }
  row.closest('.facts')?.setAttribute('data-tabs', '');
}

/** Scrolls the row, never the page, until the tab stands in it. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const middle = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  row.scrollTo({ left: middle });
}
