/** Milliseconds between two pages of the visitor. */
const PAUSE = 50;
/** Milliseconds after which a page counts as not answered. */
const GIVE_UP = 20_000;

/** What a visitor meets while somebody else attacks the site. */
export interface Met {
  /** Milliseconds: the time within which 95 of 100 pages came. */
  p95: number;
  pages: number;
  failed: number;
}

/** Visits pages in turn until `attack` has ended. */
export async function visitDuring(
  origin: string,
  paths: readonly string[],
  attack: () => Promise<unknown>,
): Promise<Met> {
  const took: number[] = [];
  let failed = 0;
  const attacking = { isOver: false };
  const ending = attack().finally(() => {
    attacking.isOver = true;
  });
  for (let at = 0; !attacking.isOver; at += 1) {
    const begun = performance.now();
    const isShown = await shows(origin + paths[at % paths.length]);
    took.push(performance.now() - begun);
    if (!isShown) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await ending;
  const sorted = took.toSorted((a, b) => a - b);
  return { p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, pages: took.length, failed };
}

async function shows(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // A page that does not come is what is counted.
    return false;
  }
}
