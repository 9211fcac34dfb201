import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import type { Page, PDFOptions } from 'puppeteer';
import { energyLabel } from '../../views/domain/energy/energy-label.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { qrCode } from '../../views/domain/format/qr-code.ts';
import type { Project } from '../../views/domain/project/project.ts';
import { plainText } from '../../views/domain/text/rich-text.ts';
import { unitKinds } from '../../views/domain/project/unit-kinds.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import { overflow, PHONE, useBrowser, violations } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

/** CSS pixels of A4 without the page's margins, at 96 per inch. */
const PAPER = { width: 688, height: 1016 };

describe('the sheet of a home', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let homes: Property[];
  before(async () => {
    site = await sharedSite();
    // In German, whose words are longest: the home with the longest texts, one without a price, a
    // rented one.
    const length = ({ description, details }: Property) =>
      plainText(description.de ?? '').length + Object.keys(details).length * 40;
    const served = [...site.parts.source.catalogue.data.homes].sort(
      (a, b) => length(b) - length(a),
    );
    const hidden = served.find(({ publishPrice }) => !publishPrice);
    const rented = served.find(({ goal, status }) => goal === 1 && status === 1);
    homes = [...served.slice(0, 3), ...served.slice(-1), hidden!, rented!];
  });

  function urlOf(home: Property, fragment = '#sheet'): string {
    return `${site.origin}${createLinks(site.parts.source.paths, 'de').property(home)}${fragment}`;
  }

  it('is exactly one page of A4 with all of it on it, however much there is to say', async () => {
    const { page } = await visit();
    for (const home of homes) {
      await page.goto(urlOf(home));
      assert.equal(await pagesOf(page), 1, String(home.id));
      await page.emulateMediaType('print');
      await page.setViewport(PAPER);
      assert.equal(await hiddenBelow(page), 0, String(home.id));
      const wanted = [
        ...(home.pictures.length > 0 ? ['.sheet-photo img'] : []),
        '.sheet-name',
        '.sheet-contact',
        '.sheet-code',
      ];
      for (const part of wanted) assert.ok(await isSeen(page, part), `${home.id} ${part}`);
      await page.emulateMediaType();
    }
  });

  it('of a project is one page too, with what can be bought', async () => {
    const { page } = await visit();
    const links = createLinks(site.parts.source.paths, 'de');
    const projects = [...site.parts.source.catalogue.data.projects];
    const kinds = (project: Project) => unitKinds(project).length;
    projects.sort((a, b) => kinds(b) - kinds(a));
    for (const project of [...projects.slice(0, 2), projects.at(-1)!]) {
      await page.goto(`${site.origin}${links.project(project)}#sheet`);
      assert.equal(await pagesOf(page), 1, project.name);
      await page.emulateMediaType('print');
      await page.setViewport(PAPER);
      assert.equal(await hiddenBelow(page), 0, project.name);
      for (const part of ['.sheet-photo img', '.sheet-name', '.sheet-amount', '.sheet-code']) {
        assert.ok(await isSeen(page, part), `${project.name} ${part}`);
      }
      assert.equal((await page.$$('.sheet-units tbody tr')).length, kinds(project), project.name);
      assert.equal(await isSeen(page, '.module-project-summary'), false);
      await page.emulateMediaType();
    }
    assert.deepEqual(await violations(page), []);
  });

  it('leaves nothing to press on paper, beside a home or a list', async () => {
    const { page } = await visit();
    for (const url of [urlOf(homes[0]!, ''), site.origin + templates(site, 'de')['sale list']]) {
      await page.goto(url);
      await page.emulateMediaType('print');
      await page.setViewport(PAPER);
      const seen = await page.$$eval(
        'button, summary, input, select, .footer [data-dialog], [data-consent], .more a',
        (all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML),
      );
      assert.deepEqual(seen, []);
      await page.emulateMediaType();
    }
  });

  it('is one page of A4 for a page of a few lines, with its footer', async () => {
    const { page } = await visit({ javaScript: false });
    const paths = templates(site, 'de');
    for (const name of ['thank-you', 'page not found', 'demand in steps']) {
      await page.goto(site.origin + (paths[name] ?? ''));
      assert.equal(await pagesOf(page), 1, name);
    }
  });

  it('is the first page when the whole page is printed', async () => {
    const { page } = await visit();
    const [home] = homes;
    await page.goto(urlOf(home!, ''));
    assert.equal(await isSeen(page, '.sheet'), false);
    const printed = await pagesOf(page);
    assert.ok(printed > 1 && printed <= 5, String(printed));
    assert.ok(await page.$eval('.sheet-photo img', (image) => image.naturalWidth));
    await page.emulateMediaType('print');
    assert.ok(await isSeen(page, '.sheet'));
    assert.equal(await isSeen(page, '.gallery'), false);
    const facts = await page.$$eval('.fact-group:not(#documents)', (groups) =>
      groups.map((group) => (group as HTMLElement).offsetHeight),
    );
    assert.ok(facts.length > 3 && facts.every((height) => height > 0));
    // What would make a last page of a few lines: a space, the address again, half a scale.
    const style = (selector: string) =>
      page.$eval(selector, (part) => {
        const { paddingBottom, breakInside, display } = getComputedStyle(part);
        return { paddingBottom, breakInside, display };
      });
    assert.equal((await style('.page-columns')).paddingBottom, '0px');
    assert.equal((await style('.module-property-map')).display, 'none');
    assert.equal((await style('.module-property-energy')).breakInside, 'avoid');
  });

  it('is not followed by a nearly empty page', async () => {
    const { page } = await visit({ javaScript: false });
    const { paths, catalogue } = site.parts.source;
    // A scale, a letter or documents at the end of a page.
    const ends = [
      { locale: 'nl', id: 70531 },
      { locale: 'nl', id: 71102 },
      { locale: 'nl', id: 75101 },
      { locale: 'de', id: 71081 },
    ] as const;
    for (const { locale, id } of ends) {
      const home = catalogue.data.homes.find((one) => one.id === id)!;
      await page.goto(site.origin + createLinks(paths, locale).property(home));
      const texts = await printedTexts(page);
      assert.ok(texts.at(-1)! >= 10, `${locale} ${id}: ${texts.join()}`);
    }
    // Units are a table: two lines have many runs of text. Its last floors would be alone.
    const project = catalogue.data.projects.find((one) => one.id === 3103)!;
    await page.goto(site.origin + createLinks(paths, 'de').project(project));
    const texts = await printedTexts(page);
    assert.ok(texts.at(-1)! >= 40, `project 3103: ${texts.join()}`);
    // The one with the most units, and three buildings of five floors.
    const large = catalogue.data.projects.find((one) => one.id === 3101)!;
    await page.goto(site.origin + createLinks(paths, 'nl').project(large));
    assert.equal(await pagesOf(page), 3);
    await page.goto(site.origin + createLinks(paths, 'de').project(project));
    await page.emulateMediaType('print');
    await page.setViewport(PAPER);
    const row = await page.$eval('.units-table tbody tr', (unit) => getComputedStyle(unit).display);
    assert.equal(row, 'table-row');
  });

  it('prints the grounds of labels and of the energy scale', async () => {
    const { page } = await visit();
    const home = homes.find((one) => energyLabel(one)?.band);
    assert.ok(home);
    await page.goto(urlOf(home));
    await page.emulateMediaType('print');
    const kept = await page.$eval(
      '.sheet .plate',
      (plate) => getComputedStyle(plate).printColorAdjust,
    );
    assert.equal(kept, 'exact');
    // Unlike backgrounds, SVG fills are printed: each step has an arrow in its colour.
    const colours = await page.$$eval('.energy-step', (steps) =>
      steps.map((step) => getComputedStyle(step.querySelector('svg rect') ?? step).fill),
    );
    assert.ok(new Set(colours).size > 5, colours.join());
  });

  it('names the manager and leads to the page by its code', async () => {
    const { page } = await visit();
    const home = homes.find(({ manager }) => manager)!;
    await page.goto(urlOf(home));
    const text = await page.$eval('.sheet', (sheet) => sheet.textContent ?? '');
    assert.ok(text.includes(home.manager!.name));
    const canonical = await page.$eval('link[rel=canonical]', (link) => link.href);
    const short = new URL(`/de/property/${home.id}`, canonical).href;
    assert.ok(text.includes(short.replace('http://', '')));
    const drawn = await page.$eval('.sheet-code path', (path) => path.getAttribute('d'));
    assert.equal(drawn, qrCode(short).path);
    await page.goto(site.origin + new URL(short).pathname);
    assert.equal(page.url(), urlOf(home, ''));
  });

  it('opens without script, and goes back to the home', async () => {
    const { page } = await visit({ javaScript: false, viewport: PHONE });
    const [home] = homes;
    await page.goto(urlOf(home!, ''));
    await page.click('[data-print]');
    assert.ok(await isSeen(page, '.sheet'));
    assert.equal(await isSeen(page, '.summary'), false);
    await page.click('.sheet-ways a');
    assert.equal(await isSeen(page, '.sheet'), false);
    assert.ok(await isSeen(page, '.summary'));
  });

  it('is handed to the printer where there is script', async () => {
    const { page } = await visit();
    const [home] = homes;
    await page.evaluateOnNewDocument('globalThis.print = () => { document.title = "printed"; }');
    await page.goto(urlOf(home!, ''));
    await page.click('[data-print]');
    await page.waitForFunction(() => document.title === 'printed');
    assert.ok(await isSeen(page, '.sheet'));
  });

  it('is not needed for a comparison, which is one page with four homes, upright or across', async () => {
    const { page } = await visit();
    const ids = homes.slice(0, 4).map(({ id }) => id);
    await page.goto(`${site.origin}/de/vergleichen?homes=${ids.join(',')}`);
    assert.equal((await page.$$('.compare-table thead th')).length, 5);
    assert.equal(await pagesOf(page), 1);
    assert.equal(await pagesOf(page, { format: 'A4', landscape: true }), 1);
  });

  it('can be read by everybody, and is no wider than a phone', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(urlOf(homes[0]!));
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
  });
});

/** Number of printed pages. */
async function pagesOf(page: Page, options?: PDFOptions): Promise<number> {
  return (await printedTexts(page, options)).length;
}

function hiddenBelow(page: Page): Promise<number> {
  return page.$eval('.sheet-paper', (paper) => paper.scrollHeight - paper.clientHeight);
}

function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => element.checkVisibility());
}

/**
 * What a page is on paper, as Chromium prints it: for each sheet of paper the number of runs of text on
 * it (`BT` in the PDF). A line has one or more; a sheet of a few lines has fewer than ten.
 */
async function printedTexts(
  page: Page,
  options: PDFOptions = { preferCSSPageSize: true },
): Promise<number[]> {
  const pdf = Buffer.from(await page.pdf(options)).toString('latin1');
  const sheets = pdf.matchAll(/<<\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g);
  return Array.from(sheets, ([, id]) => contentOf(pdf, id!).match(/\bBT\b/g)?.length ?? 0);
}

/** The instructions that draw a sheet: the deflated stream of an object. */
function contentOf(pdf: string, id: string): string {
  const object = pdf.slice(pdf.search(new RegExp(`^${id} 0 obj`, 'm')));
  const [head, length] = /\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/.exec(object)!;
  const start = object.indexOf(head) + head.length;
  const stream = object.slice(start, start + Number(length));
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}
