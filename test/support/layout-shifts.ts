import type { Page } from 'puppeteer';

/** A layout shift that no input explains, and what moved in it, from where to where. */
export interface Shift {
  value: number;
  moved: string[];
}

/** Collects the layout shifts (CLS) of what is opened next. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(collectShifts);
}

/** Those that were collected so far. */
export function shiftsIn(page: Page): Promise<Shift[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
}

function collectShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: Shift[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
