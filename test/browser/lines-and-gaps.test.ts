import assert from 'node:assert/strict';
import { createLinks } from '../../views/subjects/create-links.ts';
import { DESKTOP, overflow, PHONE, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

/** Where a page of a home or project shows an agency's words. */
const WORDS =
  'h1, .summary-address span, .manager-about p, .manager-name, .key-facts .plate, .rich-text p, ' +
  '.fact-list dd, .rooms th[scope=row], .unit-name, .unit-type, .fact-tabs a, .breadcrumbs a, ' +
  '.card-name, .card-street';

/** Homes whose German names have 32 and 37 letters. */
const LONG_NAMES = [71063, 73131];

/** Pages of these homes, and of the project with the longest name. */
function longNamed({ parts }: OpenSite): string[] {
  const { catalogue, paths } = parts.source;
  const links = createLinks(paths, 'de');
  const { homes, projects } = catalogue.data;
  const [project] = projects.toSorted((one, other) => other.name.length - one.name.length);
  assert.ok(project);
  const found = homes
    .filter(({ id }) => LONG_NAMES.includes(id))
    .map((home) => links.property(home));
  return [...found, links.project(project)].map((path) => path ?? '');
}

// In German, whose long words wrap first.
describe('lines and gaps of a page', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let paths: Record<string, string>;
  before(async () => {
    site = await sharedSite();
    paths = templates(site, 'de');
  });

  async function open(name: string, javaScript = true) {
    const { page } = await visit({ viewport: PHONE, javaScript });
    await page.goto(site.origin + (paths[name] ?? ''), { waitUntil: 'load' });
    return page;
  }

  it('keeps no gap for a module that has nothing to say', async () => {
    const page = await open('home for sale');
    const empty = await page.$$eval('.module:empty', (modules) =>
      modules.map((module) => module.checkVisibility()),
    );
    assert.ok(empty.length > 0, 'this home has something in every module');
    assert.ok(!empty.includes(true));
    const sizes = await page.$eval('.share-buttons', (buttons) => {
      const row = buttons as HTMLElement;
      const says = row.querySelector<HTMLElement>('[role=status]:empty');
      row.style.width = 'max-content';
      const size = () => [row.offsetWidth, row.offsetHeight].join();
      const before = size();
      says?.remove();
      return { isThere: says !== null, before, after: size() };
    });
    assert.equal(sizes.isThere, true);
    assert.equal(sizes.before, sizes.after, 'an empty status takes room in the row of sharing');
  });

  it('gives the wordmark one line beside the open menu, and the room of what that covers', async () => {
    const page = await open('sale list');
    const height = () =>
      page.$eval('.wordmark', (wordmark) => (wordmark as HTMLElement).offsetHeight);
    const closed = await height();
    await page.click('.drawer > summary');
    await page.waitForSelector('.drawer[open]');
    assert.equal(await height(), closed);
    const covered = await page.$$eval(
      '.header-line > :is(.header-search, .header-saved)',
      (links) => links.map((link) => link.checkVisibility()),
    );
    assert.ok(covered.length > 0);
    assert.ok(!covered.includes(true));
  });

  it("ends pictures, tables and hairlines on the grid's edges", async () => {
    const page = await open('about', false);
    const names = ['about', 'login', 'home for sale', 'project', 'sale list', 'contact'];
    for (const name of names) {
      if (name !== 'about') await page.goto(site.origin + (paths[name] ?? ''));
      for (const width of [PHONE.width, 1280, 1920]) {
        await page.setViewport({ ...PHONE, width });
        const off = await page.$$eval('main *', besideEdge);
        assert.deepEqual(off, [], `${name} at ${width} px`);
      }
    }
  });

  it('breaks no word of the footer, on the narrowest phone either', async () => {
    const page = await open('contact');
    for (const width of [360, PHONE.width]) {
      await page.setViewport({ ...PHONE, width });
      const broken = await page.$$eval('.footer-pages a', (links) =>
        links.flatMap(({ textContent, firstChild }) => {
          const line = document.createRange();
          if (firstChild) line.selectNodeContents(firstChild);
          const isWord = !/[\s\u00ad-]/.test(textContent);
          return isWord && line.getClientRects().length > 1 ? [textContent] : [];
        }),
      );
      assert.deepEqual(broken, [], `${width} px`);
    }
  });

  it('neither begins nor ends a line of crumbs with what parts them', async () => {
    const page = await open('visit');
    const indents = await page.$$eval('.breadcrumbs li', (crumbs) =>
      crumbs.map((crumb) => {
        const { left } = crumb.getBoundingClientRect();
        const isFirst = left === crumb.parentElement!.getBoundingClientRect().left;
        return isFirst ? crumb.firstElementChild!.getBoundingClientRect().left - left : undefined;
      }),
    );
    const ofLines = indents.filter((indent) => typeof indent === 'number');
    assert.deepEqual(ofLines, [0, 0], 'these crumbs take two lines');
    // The sign stands before a crumb, outside of what is seen where that begins a line.
    const signs = await page.$$eval('.breadcrumbs li', (crumbs) =>
      crumbs.map((crumb) => {
        const [before, after] = ['::before', '::after'].map((of) => getComputedStyle(crumb, of));
        const isBefore = before!.content === '"/"' && parseFloat(before!.marginLeft) < -16;
        return [isBefore, after!.content];
      }),
    );
    const others = signs.slice(1).map(() => [true, 'none']);
    assert.deepEqual(signs, [[false, 'none'], ...others]);
  });

  it("has the icon of a menu without its word at the content's edge", async () => {
    const page = await open('contact');
    await page.setViewport({ width: 1280, height: 800 });
    const [icon, edge] = await page.evaluate(() => [
      document.querySelector('.drawer-open svg')?.getBoundingClientRect().right,
      document.querySelector('.footer-grid')?.getBoundingClientRect().right,
    ]);
    assert.equal(icon, edge);
  });

  for (const [viewport, letters] of [
    [PHONE, 40],
    [DESKTOP, 80],
  ] as const) {
    it(`is as wide as the window with words of ${letters} letters`, async () => {
      const { page } = await visit({ viewport });
      const word = 'Donaudampfschifffahrt'.repeat(4).slice(0, letters);
      for (const name of ['home for sale', 'project']) {
        await page.goto(site.origin + (paths[name] ?? ''), { waitUntil: 'load' });
        const changed = await page.$$eval(
          WORDS,
          (places, text) => {
            for (const place of places) place.textContent = text;
            return places.length;
          },
          word,
        );
        assert.ok(changed > 20);
        assert.equal(await overflow(page), 0, name);
      }
    });
  }

  it('has the price of a home beside its name on a desk, also beside a long one', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 }, javaScript: false });
    for (const path of longNamed(site)) {
      await page.goto(site.origin + path);
      const [name, price] = await page.$$eval('.summary h1, .summary-price', (parts) =>
        parts.map((part) => part.getBoundingClientRect().bottom),
      );
      assert.ok(Math.abs(name! - price!) < 8, `${path}: ${name} and ${price}`);
    }
  });

  it('begins each line of a card where the card begins', async () => {
    const page = await open('project');
    const starts = await page.$$eval('.card-facts', (rows) =>
      rows.flatMap((row) => {
        const left = row.getBoundingClientRect().left;
        const boxes = [...row.children].map((part) => part.getBoundingClientRect());
        const first = boxes.filter(({ top }, i) => i === 0 || top >= (boxes[i - 1]?.bottom ?? 0));
        return first.map((box) => Math.round(box.left - left));
      }),
    );
    assert.ok(starts.length > 0);
    assert.deepEqual([...new Set(starts)], [0]);
  });

  it('sets a form off from the words above it, and has no gaps in a list of documents', async () => {
    const page = await open('project', false);
    const [gap, ...between] = await page.evaluate(() => {
      const gapBelow = (one: Element, next: Element) =>
        next.getBoundingClientRect().top - one.getBoundingClientRect().bottom;
      const words = document.querySelector('.interest > p')!;
      const form = document.querySelector('.interest form')!;
      const documents = [...document.querySelectorAll('.documents > div')];
      return [
        gapBelow(words, form),
        ...documents.slice(1).map((next, i) => gapBelow(documents[i]!, next)),
      ];
    });
    assert.ok(gap! >= 24, String(gap));
    assert.ok(between.length > 0, 'this project has several documents');
    assert.deepEqual([...new Set(between)], [0]);
  });

  it('keeps the whole order of a list on the page without JavaScript', async () => {
    const page = await open('sale list', false);
    const outside = await page.$$eval('.sort *', (parts) =>
      parts.flatMap((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth ? [part.outerHTML] : [];
      }),
    );
    assert.deepEqual(outside, []);
  });

  it('sets the lists of a place off from its name', async () => {
    const page = await open('search results');
    const gaps = await page.$$eval('.results .found-place', (rows) =>
      // Includes the padding of 12 pixels within the link; null for another line.
      rows.map((row) => {
        const [name, list] = ['.found-name', '.found-list'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        if (!name || !list) return 0;
        return list.top >= name.bottom ? null : list.left + 12 - name.right;
      }),
    );
    assert.ok(gaps.length > 0);
    assert.ok(
      gaps.every((gap) => gap === null || gap >= 16),
      gaps.join(),
    );
  });
});

/**
 * Pictures, frames and hairlines that begin or end near an edge of the grid instead of on it,
 * unless a frame, a photograph or a row that is scrolled holds them. Runs in the page.
 */
function besideEdge(parts: Element[]): string[] {
  const NEAR = 48;
  const edges = document.querySelector('.footer-grid')!.getBoundingClientRect();
  const isFrame = (part: Element) => {
    const style = getComputedStyle(part);
    return (
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].some(
        (line) => Number.parseFloat(line) > 0,
      )
    );
  };
  const holds = (part: Element) => {
    const { overflowX, position } = getComputedStyle(part);
    return isFrame(part) || overflowX !== 'visible' || position === 'absolute';
  };
  const isHeld = (part: Element): boolean => {
    const { parentElement } = part;
    if (!parentElement || parentElement.localName === 'main') return false;
    return holds(parentElement) || isHeld(parentElement);
  };
  // As wide as their words.
  const isWord = (part: Element) => part.matches('a, button, label, span, .plate');
  const isOff = (gap: number) => Math.abs(gap) > 1 && Math.abs(gap) < NEAR;
  return parts.flatMap((part) => {
    if (!part.checkVisibility() || isWord(part) || isHeld(part)) return [];
    if (!part.matches('img') && !isFrame(part)) return [];
    const { left, right, width } = part.getBoundingClientRect();
    const gaps = [left - edges.left, edges.right - right];
    // From edge to edge of the window, or small, such as an icon.
    if (left <= 0 || right >= innerWidth || width < NEAR) return [];
    return gaps.some(isOff) ? [`${part.localName}.${part.className} ${gaps.join(' ')}`] : [];
  });
}
