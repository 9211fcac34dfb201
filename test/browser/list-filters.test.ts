import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import { isForAxe } from '../support/axe-matrix.ts';
import {
  DESKTOP,
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { openFiltersSheet } from '../support/lists/filters-sheet.ts';

describe('the search bar of a list, in a browser', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(path: string, options = {}): Promise<Page> {
    const { page } = await visit(options);
    await openPage(page, site.origin + path);
    return page;
  }

  /** Waits until the URL has this query string, and the list shows it. */
  async function arrived(page: Page, search: string): Promise<void> {
    await page.waitForFunction((s) => location.search === s, {}, search);
    await page.waitForSelector('#list-results:not([aria-busy])');
  }

  const countOf = (page: Page) =>
    page.$eval('h1', (heading) => Number(/\d+/.exec(heading.textContent ?? '')?.[0]));

  /** Homes and projects by the heading. */
  const totalOf = (page: Page) =>
    page.$eval('h1', (heading) =>
      [...(heading.textContent ?? '').matchAll(/(\d+) (?:pand|project)/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      ),
    );

  const isFocused = (page: Page, selector: string) =>
    page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);

  /** Opens the panel that contains a field, by its button. */
  async function openPanel(page: Page, field: string): Promise<void> {
    await page.click(`.filter:has(${field}) > button`);
    await page.waitForSelector(`.filter-panel:popover-open ${field}`);
    await hydrated(page, field);
  }

  /** Presses Tab until the focused element matches. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press('Tab');
      if (await isFocused(page, selector)) return;
    }
    assert.fail(`Tab never came to ${selector}`);
  }

  it('shows what is chosen whole, in every language', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    const asked =
      'region=Gent%7C9000&type=1,4&pricemin=1250000&pricemax=2500000&bedrooms=4&garden=1&lift=1';
    for (const locale of LOCALES) {
      const list = createLinks(site.parts.source.paths, locale).list(emptyQuery('sale'));
      for (const query of ['', `?${asked}`]) {
        await page.goto(site.origin + list + query, { waitUntil: 'load' });
        const cut = await page.$$eval('.filter-value', async (values) => {
          await document.fonts.ready;
          const isCut = (value: Element) => value.scrollWidth > value.clientWidth;
          return values.filter(isCut).map(({ textContent }) => textContent);
        });
        assert.deepEqual(cut, [], locale);
        assert.equal(
          await page.$$eval(
            '.filters-row > *',
            (all) => new Set(all.map((one) => one.clientHeight)).size,
          ),
          1,
        );
      }
    }
  });

  it('narrows the list at once, and follows it back', async () => {
    const page = await open('/nl/te-koop', { isWhole: true });
    const all = await countOf(page);
    await openPanel(page, '[name=type]');
    await page.click('[name=type][value="2"]');
    await arrived(page, '?type=2');
    assert.ok((await countOf(page)) < all);
    assert.equal(
      await page.$eval('.chips .chip', (chip) => chip.textContent),
      'Filter wissen: AppartementAppartement',
    );
    await page.goBack();
    await arrived(page, '');
    assert.equal(
      await page.$eval('[name=type][value="2"]', (field) => (field as HTMLInputElement).checked),
      false,
    );
    assert.equal(await countOf(page), all);
  });

  it('follows a chip that is taken away', async () => {
    const page = await open('/nl/te-koop?garden=1&bathrooms=2&pricemax=500000');
    await openPanel(page, '[name=garden]');
    await page.keyboard.press('Escape');
    await page.click('.chip[href*="garden"]:not([href*="bathrooms"])');
    await arrived(page, '?pricemax=500000&garden=1');
    const values = await page.$eval('.filters-form', (form) => [
      ...new FormData(form as HTMLFormElement).entries(),
    ]);
    assert.deepEqual(
      values.filter(([, value]) => value !== ''),
      [
        ['pricemax', '500.000'],
        ['garden', '1'],
      ],
    );
  });

  it('works by keyboard alone', async () => {
    const page = await open('/de/zu-verkaufen');
    await tabTo(page, '.filter-button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.filter-panel:popover-open');
    await tabTo(page, '[name=type]');
    await page.keyboard.press('Space');
    await arrived(page, '?type=1');
    assert.ok(await isFocused(page, '[name=type][value="1"]'), 'the focus was lost');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.filter-panel:popover-open'));
    assert.ok(await isFocused(page, '.filter-button'), 'the focus was not given back');
  });

  it('draws the budget on a line, by keyboard, a while after the last move', async () => {
    const page = await open('/nl/te-huur');
    await openPanel(page, '[type=range]');
    await page.focus('[type=range]:last-of-type');
    const said = () =>
      page.$eval(
        '[type=range]:last-of-type',
        (thumb) => thumb.ariaValueText ?? thumb.getAttribute('aria-valuetext'),
      );
    assert.match((await said()) ?? '', /\+$/);
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft');
    const max = await page.$eval(
      '[type=range]:last-of-type',
      (thumb) => (thumb as HTMLInputElement).value,
    );
    await page.waitForFunction(() => {
      const thumb = document.querySelector('[type=range]:last-of-type');
      return thumb?.getAttribute('aria-valuetext')?.endsWith('+') === false;
    });
    await arrived(page, `?pricemax=${max}`);
    assert.equal(
      await page.$eval('.filters-form [name=pricemax]', (field) =>
        (field as HTMLInputElement).value.replace('.', ''),
      ),
      max,
    );
    assert.ok(await isFocused(page, '[type=range]'), 'the focus was lost');
    const entries = await page.evaluate(() => history.length);
    assert.equal(entries, 2 + 1, 'each move was a step of the way back');
  });

  it('counts rooms up and down, and never below none', async () => {
    const page = await open('/fr/a-vendre');
    await openPanel(page, '[name=toilets]');
    const press = (side: 'first' | 'last') =>
      page.$eval(
        '.counter [name=toilets]',
        (field, s) => {
          const buttons = field.parentElement?.querySelectorAll('button');
          buttons?.[s === 'first' ? 0 : 1]?.click();
        },
        side,
      );
    await press('last');
    await arrived(page, '?toilets=1');
    await press('last');
    await arrived(page, '?toilets=2');
    await press('first');
    await press('first');
    await arrived(page, '');
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await press('first');
    assert.equal(
      await page.$eval('.counter [name=toilets]', (field) => (field as HTMLInputElement).value),
      '',
    );
    await press('last');
    await arrived(page, '?toilets=1');
    assert.equal(await steps(), before + 1, 'minus at none was a step of the way back');
  });

  it('asks for what is chosen in the moment in which a list arrives', async () => {
    const page = await open('/fr/a-vendre');
    await openPanel(page, '[name=toilets]');
    await page.evaluate(() => {
      const [fewer, more] =
        document
          .querySelector('.counter [name=toilets]')
          ?.parentElement?.querySelectorAll('button') ?? [];
      navigation.addEventListener('currententrychange', () => fewer?.click(), { once: true });
      more?.click();
    });
    await page.waitForNetworkIdle();
    await arrived(page, '');
    assert.equal(
      await page.$eval('.counter [name=toilets]', (field) => (field as HTMLInputElement).value),
      '',
    );
  });

  it('asks for a size, a letter of the energy label and what is free, and forgets them', async () => {
    const page = await open('/nl/te-koop');
    const all = await countOf(page);
    await openPanel(page, '[name=surface]');
    await page.type('[name=surface]', '1000');
    await page.keyboard.press('Enter');
    await arrived(page, '?surface=1000');
    assert.equal(
      await page.$eval(
        '.filters-form [name=surface]',
        (field) => (field as HTMLInputElement).value,
      ),
      '1.000',
    );
    await page.click('.chip[href]');
    await arrived(page, '');
    await openPanel(page, '[name=energy]');
    await page.click('[name=energy][value=B]');
    await arrived(page, '?energy=B');
    await page.click('[name=hideoption]');
    await arrived(page, '?energy=B&hideoption=1');
    assert.ok((await countOf(page)) < all);
    await page.keyboard.press('Escape');
    await page.click('.chips .link-more');
    await arrived(page, '');
    assert.equal(await countOf(page), all);
    const left = await page.$eval('.filters-form', (form) =>
      [...new FormData(form as HTMLFormElement).values()].filter((value) => value !== ''),
    );
    assert.deepEqual(left, []);
  });

  it('keeps its panels within a low window, and shows every type at once', async () => {
    const viewport = { width: 1280, height: 420 };
    const page = await open('/nl/te-koop', { viewport });
    for (const field of ['[name=type]', '[name=pricemin]', '[name=bedrooms]', '[name=lift]']) {
      await openPanel(page, field);
      const panel = await page.$eval('.filter-panel:popover-open', (element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return { top, below: innerHeight - bottom, height };
      });
      const isWithin = panel.top >= 0 && panel.below >= 0 && panel.height > 80;
      assert.ok(isWithin, JSON.stringify({ field, panel }));
      await page.keyboard.press('Escape');
    }
    await page.setViewport(DESKTOP);
    await openPanel(page, '[name=type]');
    const hidden = await page.$eval('.filter-types', (all) => all.scrollHeight - all.clientHeight);
    assert.ok(hidden <= 0, `${hidden} pixels of the types are out of sight`);
    // However many types there were: at most 20 rem high (spec section 9).
    const height = await page.$eval('.filter-types', (all) => {
      const types = [...all.children];
      for (let times = 0; times < 5; times++) {
        all.append(...types.map((type) => type.cloneNode(true)));
      }
      return all.getBoundingClientRect().height;
    });
    assert.equal(height, 320);
  });

  it('offers no price that contradicts the other one', async () => {
    const page = await open('/nl/te-koop');
    await openPanel(page, '[name=pricemax]');
    await page.type('[name=pricemax]', '300000');
    await page.keyboard.press('Enter');
    await arrived(page, '?pricemax=300000');
    const choices = await page.$eval('.filters-form [name=pricemin]', (field) =>
      [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) =>
        Number(value.replaceAll('.', '')),
      ),
    );
    assert.ok(choices.length > 0 && choices.every((amount) => amount < 300_000));
  });

  it('takes a choice into account that was made before it listened', async () => {
    const { page } = await visit();
    const held: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/hydrate.')) held.push(request);
      else void request.continue();
    });
    await page.goto(`${site.origin}/nl/te-koop?region=Gent%7C9000`, { waitUntil: 'load' });
    await page.type('[name=radius]', '20');
    await page.focus('h1');
    await page.setRequestInterception(false);
    await Promise.all(held.map((request) => request.continue()));
    await arrived(page, '?region=Gent%7C9000&radius=20');
  });

  it('asks for a radius around one place only', async () => {
    const page = await open('/nl/te-koop?region=Gent%7C9000&region=Namur%7C5000&radius=25');
    assert.equal(await page.$('[name=radius][type=number]'), null);
    await page.click('.chip');
    await arrived(page, '?region=Namur%7C5000');
    await page.waitForSelector('[name=radius][type=number]');
  });

  it('has heading, order and map in one line, and photographs in the first screen', async () => {
    const viewport = { width: 1280, height: 800 };
    const page = await open('/nl/te-koop?region=Gent&radius=25', { viewport });
    const at = await page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
      const names = ['.list-head h1', '.sort', '.list-map-ask', '.filters', '.chips'];
      return [...names, '.cards .card-photo'].map(boxOf);
    });
    const [heading, sort, map, goals, chips, photo] = at as [DOMRect, ...DOMRect[]];
    assert.ok(sort && map && goals && chips && photo);
    for (const one of [sort, map]) {
      assert.ok(one.top < heading.bottom && one.bottom > heading.top, JSON.stringify(at));
    }
    assert.ok(heading.right <= sort.left && sort.right <= map.left, JSON.stringify(at));
    assert.ok(goals.top >= heading.bottom && chips.top > goals.bottom, JSON.stringify(at));
    assert.ok(photo.top + photo.height / 2 < 800, `the photograph is at ${photo.top}`);
    const plain = await open('/nl/te-koop', { viewport });
    assert.equal(await plain.$('.chips'), null);
    const whole = await plain.$eval('.card-photo', (one) => one.getBoundingClientRect().bottom);
    assert.ok(whole <= 800, `the photograph ends at ${whole}`);
  });

  it('has its goals in the header of a wide screen, and in the sheet elsewhere', async () => {
    const shown = async (width: number) => {
      const page = await open('/de/zu-verkaufen', { viewport: { width, height: 800 } });
      return page.$eval('.goal-tabs', (tabs) => tabs.checkVisibility());
    };
    assert.deepEqual(await Promise.all([1280, 1100, 390].map(shown)), [false, true, false]);
  });

  it('has the order beside the button of the filters, never below it', async () => {
    for (const width of [320, 640, 768, 900]) {
      const page = await open('/de/zu-verkaufen', { viewport: { width, height: 800 } });
      const at = await Promise.all(
        ['.sort select', '.filters-open'].map((part) =>
          page.$eval(part, (one) => one.getBoundingClientRect().toJSON() as DOMRect),
        ),
      );
      const [order, filters] = at;
      assert.ok(order!.right < filters!.left && order!.width >= 128, JSON.stringify(at));
      assert.equal(order!.bottom, filters!.bottom);
      await page.close();
    }
  });

  it('neither ends nor begins a line of its heading with the separator', async () => {
    const lines = new Set<boolean>();
    for (const width of [640, 1024, 1280, 1920]) {
      const page = await open('/de/zu-verkaufen', { viewport: { width, height: 800 } });
      const is = await page.$eval('.list-head h1', (heading) => {
        const at = (part: string) => heading.querySelector(part)!.getBoundingClientRect();
        const [word, dot, count] = [at('.list-end'), at('.list-dot'), at('.list-count')];
        return {
          // Beside the count, and clipped where that begins a line.
          dotIsSeen: dot.left >= heading.getBoundingClientRect().left,
          isOneLine: count.top < (word.top + word.bottom) / 2,
          isBeside: dot.top < count.bottom && dot.bottom > count.top && dot.right <= count.left,
        };
      });
      assert.deepEqual(is, { dotIsSeen: is.isOneLine, isOneLine: is.isOneLine, isBeside: true });
      lines.add(is.isOneLine);
      const count = await page.$eval('.list-count', ({ textContent }) => textContent);
      assert.doesNotMatch(count, /·/);
      await page.close();
    }
    assert.equal(lines.size, 2, 'one width has it on one line, another on two');
  });

  it('is gone through by Tab in the order that is seen', async () => {
    const page = await open('/nl/te-koop?region=Gent&type=2&garden=1');
    assert.ok((await seenByTab(page)).length > 8);
  });

  it('is so on a phone, but for the button of the map, which floats and is read before the cards', async () => {
    const page = await open('/nl/te-koop?type=1', { viewport: PHONE });
    const seen = await seenByTab(page);
    assert.ok(seen.at(-1)?.includes('card-link'), seen.join());
    assert.ok(seen.length > 4, seen.join());
    assert.equal(seen.filter((is) => is.startsWith(FLOATS)).length, 1, seen.join());
    await page.focus('.list-map-foot button');
    assert.ok(await page.$eval('.list-map-foot button', (one) => one === document.activeElement));
    const isBeforeAll = await page.$$eval('.list-results a', (links) =>
      links.every(
        (link) =>
          document.activeElement!.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    assert.ok(isBeforeAll);
  });

  it('lets several numbers of bedrooms be chosen, and counts what each would show', async () => {
    const page = await open('/nl/te-koop');
    await openPanel(page, '[name=bedrooms]');
    const countOfBox = (value: number) =>
      page.$eval(`[name=bedrooms][value="${value}"] ~ .filter-count`, (one) =>
        Number(one.textContent),
      );
    const [two, three] = [await countOfBox(2), await countOfBox(3)];
    await page.click('[name=bedrooms][value="2"]');
    await arrived(page, '?bedrooms=2');
    assert.equal(await totalOf(page), two);
    await page.click('[name=bedrooms][value="3"]');
    await arrived(page, '?bedrooms=2&bedrooms=3');
    assert.ok((await totalOf(page)) >= Math.max(two, three));
    assert.equal(await countOfBox(2), two, 'it counts itself alone');
    await page.keyboard.press('Escape');
    await openPanel(page, '[name=type]');
    await page.click('[name=type][value="1"]');
    await arrived(page, '?type=1&bedrooms=2&bedrooms=3');
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[name=bedrooms][value="2"] ~ .filter-count')?.textContent) <
        before,
      {},
      two,
    );
  });

  it('offers a radius around a place', async () => {
    const page = await open('/nl/te-koop?region=Gent');
    await openPanel(page, '[name=type]');
    await page.keyboard.press('Escape');
    await page.click('.counter:has([name=radius]) button:last-child');
    await page.waitForFunction(() => /^\?region=Gent&radius=\d+$/.test(location.search));
  });

  describe('on a phone', () => {
    it('opens at once, before it listens, and counts once it does', async () => {
      const { page } = await visit({ viewport: PHONE });
      const held: HTTPRequest[] = [];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().includes('/hydrate.')) held.push(request);
        else void request.continue();
      });
      await page.goto(`${site.origin}/nl/te-koop`, { waitUntil: 'load' });
      await openFiltersSheet(page);
      await page.click('[name=type][value="2"]');
      assert.equal(await page.$('.filters-sheet[role=dialog]'), null, 'it listens already');
      await page.setRequestInterception(false);
      await Promise.all(held.map((request) => request.continue()));
      await page.waitForSelector('.filters-sheet[role=dialog]:popover-open');
      const button = '.filters-foot button';
      await page.waitForFunction(
        (b) => /\d/.test(document.querySelector(b)?.textContent ?? ''),
        {},
        button,
      );
      await page.click(button);
      await arrived(page, '?type=2');
    });

    it('stands beside the order, in a row that leaves the photographs most of the screen', async () => {
      const page = await open('/de/zu-verkaufen', {
        viewport: { ...PHONE, width: 390, height: 844 },
      });
      const boxes = ['.sort .select', '.filters-open', '.card-photo'].map((selector) =>
        page.$eval(selector, (one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const [order, filters, photo] = await Promise.all(boxes);
      assert.ok(order && filters && photo);
      assert.deepEqual([order.top, order.height], [filters.top, filters.height]);
      assert.ok(order.right < filters.left && order.height === 48);
      assert.ok(photo.top <= 250, `the photograph begins at ${photo.top}`);
    });

    it('leaves the photographs of a list without an order most of the screen too', async () => {
      const page = await open('/de/verkauft', {
        viewport: { ...PHONE, width: 390, height: 844 },
      });
      const top = await page.$eval('.card-photo', (one) => one.getBoundingClientRect().top);
      assert.ok(top <= 250, `the photograph begins at ${top}`);
    });

    it('is a sheet that is there before its fields are laid out', async () => {
      const page = await open('/de/zu-verkaufen', { viewport: PHONE });
      const first = await page.$eval('.filters-row', (fields) => {
        document.querySelector<HTMLElement>('.filters-open')?.click();
        return getComputedStyle(fields).contentVisibility;
      });
      assert.equal(first, 'hidden');
      await page.waitForFunction(
        () =>
          getComputedStyle(document.querySelector('.filters-row')!).contentVisibility === 'visible',
      );
      // On a tablet types have columns, and the ends of the budget stand below those of its slider.
      await page.setViewport({ width: 768, height: 1024 });
      await page.waitForSelector('.budget-slider');
      const [gap, end] = await page.evaluate(() => {
        const box = (part: Element) => part.getBoundingClientRect();
        const right = (of: string) => box(document.querySelector(of)!).right;
        const [one, next] = document.querySelectorAll('.filter-types > *');
        return [
          box(next!).left - box(one!).right,
          right('.budget-slider') - right('.budget-ends :last-child'),
        ];
      });
      assert.ok(gap! >= 24, `${gap} px between the columns of types`);
      assert.equal(end, 0);
    });

    it('is a sheet whose button says how many homes it will show', async () => {
      const page = await open('/nl/te-koop', { viewport: PHONE });
      const all = await countOf(page);
      await openFiltersSheet(page);
      await page.waitForSelector('.filters-sheet[role=dialog]');
      await page.click('[name=type][value="2"]');
      const button = '.filters-foot .button';
      await page.waitForFunction(
        (b, n) => Number(/\d+/.exec(document.querySelector(b)?.textContent ?? '')?.[0] ?? n) < n,
        {},
        button,
        all,
      );
      const promised = await page.$eval(button, (b) => b.textContent ?? '');
      assert.match(promised, /^Toon \d+ panden/);
      assert.equal(new URL(page.url()).search, '', 'it was applied before it was asked for');
      await page.click(button);
      await arrived(page, '?type=2');
      assert.equal(await page.$('.filters-sheet:popover-open'), null);
      assert.equal(await countOf(page), Number(/\d+/.exec(promised)?.[0]));
      assert.ok(await isFocused(page, '.filters-open'), 'the focus was not given back');
      assert.equal(await page.$eval('.filters-count', (count) => count.textContent), '1');
    });

    it('keeps the focus within, and forgets what was not applied when it is closed', async () => {
      const page = await open('/de/zu-verkaufen', { viewport: PHONE });
      await tabTo(page, '.filters-open');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.filters-sheet[role=dialog]');
      for (let steps = 0; steps < 45; steps++) {
        await page.keyboard.press('Tab');
        const isWithin = await page.evaluate(
          () => document.activeElement?.closest('.filters-sheet') !== null,
        );
        assert.ok(isWithin, 'the focus left the open sheet');
      }
      await page.type('[name=pricemax]', '350000');
      await page.click('[name=type][value="2"]');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.filters-sheet:popover-open'));
      await page.waitForFunction(() => document.activeElement?.matches('.filters-open'));
      assert.equal(new URL(page.url()).search, '');
      await openFiltersSheet(page);
      const left = await page.$eval('.filters-form', (form) =>
        [...new FormData(form as HTMLFormElement).values()].filter((value) => value !== ''),
      );
      assert.deepEqual(left, []);
    });

    it('stays open when Escape closes the list of places in it', async () => {
      const page = await open('/nl/te-koop', { viewport: PHONE });
      await openFiltersSheet(page);
      await page.waitForSelector('.filters-sheet[role=dialog] [role=combobox]');
      await page.type('.filters-sheet [role=combobox]', 'gen');
      await page.waitForSelector('.filters-sheet [role=option]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.filters-sheet [role=listbox][hidden]');
      assert.notEqual(await page.$('.filters-sheet:popover-open'), null, 'the sheet was closed');
    });

    it('shows what was drawn on the line of the budget, however soon it is asked to', async () => {
      const page = await open('/nl/te-koop', { viewport: PHONE });
      await openFiltersSheet(page);
      await page.waitForSelector('.filters-sheet[role=dialog]');
      await page.focus('[type=range]:last-of-type');
      await page.keyboard.press('PageDown');
      await page.$eval('.filters-foot .button', (button) => (button as HTMLElement).click());
      await page.waitForFunction(() => /^\?pricemax=\d+$/.test(location.search));
    });

    it('leaves uncovered what an empty list says: it offers no map', async () => {
      const list = templates(site, 'de')['sale list'] ?? '';
      const page = await open(`${list}?surface=9999999`, { viewport: PHONE });
      const isOnTop = await page.$eval('.list-empty', (says) => {
        const { left, top, width, height } = says.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return says.contains(at);
      });
      assert.ok(isOnTop);
      const asks = await page.$$eval('.list-map-ask', (all) =>
        all.map((one) => one.checkVisibility()),
      );
      assert.deepEqual(new Set(asks), new Set([false]));
    });

    it('needs no JavaScript', async () => {
      const page = await open('/nl/te-koop', { viewport: PHONE, javaScript: false });
      await openFiltersSheet(page);
      await page.click('[name=type][value="2"]');
      await page.type('[name=bathrooms]', '1');
      await page.type('[name=plot]', '500');
      // Focused, not clicked: the sheet's foot would intercept the click.
      await page.focus('[name=energy][value=D]');
      await page.keyboard.press('Space');
      await Promise.all([page.waitForNavigation(), page.click('.filters-foot .button')]);
      const { searchParams } = new URL(page.url());
      assert.deepEqual(searchParams.getAll('type'), ['2']);
      assert.equal(searchParams.get('bathrooms'), '1');
      assert.equal(searchParams.get('plot'), '500');
      const chips = await page.$$eval('.chip span[aria-hidden]', (all) =>
        all.map((c) => c.textContent),
      );
      assert.deepEqual(chips, [
        'Appartement',
        'minstens 1 badkamer',
        'perceel van minstens 500\u00a0m²',
        'EPC-label D of beter',
      ]);
    });
  });

  describe('is clean with all of it open', () => {
    for (const locale of LOCALES) {
      it(`in ${locale} on a wide screen`, async () => {
        const page = await open(templates(site, locale)['sale list'] ?? '', { viewport: DESKTOP });
        for (const field of ['[name=type]', '[type=range]', '[name=bedrooms]', '[name=garden]']) {
          await openPanel(page, field);
          if (isForAxe(locale, DESKTOP)) {
            assert.deepEqual(await violations(page), [], field);
          }
          assert.ok((await overflow(page)) <= 0, 'the page is wider than the window');
        }
      });

      it(`in ${locale} on a phone`, async () => {
        const page = await open(templates(site, locale)['sale list'] ?? '', { viewport: PHONE });
        await openFiltersSheet(page);
        await page.waitForSelector('.filters-sheet[role=dialog]');
        if (isForAxe(locale, PHONE)) assert.deepEqual(await violations(page), []);
        const wider = await page.$eval('.filters-sheet', (s) => s.scrollWidth - s.clientWidth);
        assert.ok(wider <= 0, 'the sheet is wider than the window');
      });
    }
  });
});

/** Begins what floats at the foot of the window, whose place says nothing of the order. */
const FLOATS = 'floats: ';

/** The stops of Tab from the heading to the first card, each of which is seen after the one before. */
async function seenByTab(page: Page): Promise<string[]> {
  await page.focus('h1');
  const seen: { top: number; left: number; is: string }[] = [];
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const next = await page.evaluate((mark) => {
      const element = document.activeElement;
      if (!element?.closest('.list')) return undefined;
      const { top, left } = element.getBoundingClientRect();
      const floats = element.closest('.list-map-foot') ? mark : '';
      return { top: top + scrollY, left, is: floats + element.outerHTML.slice(0, 80) };
    }, FLOATS);
    if (!next) break;
    seen.push(next);
    if (next.is.includes('card-link')) break;
  }
  const placed = seen.filter(({ is }) => !is.startsWith(FLOATS));
  for (const [at, { top, left, is }] of placed.entries()) {
    const before = placed[at - 1];
    if (!before) continue;
    // Of one line are those that differ by less than a field's height.
    const isNext = top > before.top + 30 || (top > before.top - 30 && left >= before.left);
    assert.ok(isNext, `${before.is} before ${is}`);
  }
  return seen.map(({ is }) => is);
}
