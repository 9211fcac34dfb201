import assert from 'node:assert/strict';
import { DESKTOP, useOnePage } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';
import { moduleStates } from '../../../views/modules/states.ts';

/** Of the plate (docs/look.md, "The idea"): CSS pixels, and colours as browsers compute them. */
describe('the plate', () => {
  const visit = useOnePage({ viewport: DESKTOP });
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function plateOf(path: string | undefined, selector: string) {
    const { page } = visit();
    await page.goto(`${site.origin}${path}`);
    return page.$eval(selector, (plate) => {
      const line = getComputedStyle(plate, '::after');
      const own = getComputedStyle(plate);
      const { width, height } = plate.getBoundingClientRect();
      const text = plate.querySelector('strong') ?? plate;
      return {
        ground: own.backgroundColor,
        enamel: getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
        height: Math.round(height),
        type: parseFloat(getComputedStyle(text).fontSize),
        // Its line, on all sides.
        line: [line.borderTopWidth, line.top, line.left].map(parseFloat),
        isInside: parseFloat(line.width) > width - 24 && parseFloat(line.height) > height - 24,
      };
    });
  }

  it('is a house number of 200 px where nothing has the address', async () => {
    const { ground, enamel, height, line, isInside } = await plateOf(
      templates(site, 'de')['page not found'],
      '.fault-plate',
    );
    assert.ok(height >= 200, String(height));
    assert.equal(ground, rgb(enamel));
    assert.deepEqual(line, [3, 8, 8]);
    assert.ok(isInside);
  });

  it('has the reference of a thank-you in large type', async () => {
    const state = moduleStates['thank-you'].findIndex(({ sent }) => sent?.propertyId) + 1;
    const { ground, enamel, height, type, line, isInside } = await plateOf(
      `/states/de/thank-you/${state}`,
      '.thanks-reference',
    );
    assert.ok(height >= 160 && type >= 32, `${height} px, type of ${type} px`);
    assert.equal(ground, rgb(enamel));
    assert.deepEqual(line, [1, 5, 5]);
    assert.ok(isInside);
  });

  it('is small and without a line where it has an energy letter, in a colour for each', async () => {
    const { page } = visit();
    await page.goto(site.origin + templates(site, 'de')['sale list']);
    const letters = await page.$$eval('.card .energy-letter', (all) =>
      all.map((one) => ({
        letter: (one.textContent ?? '').slice(0, 1),
        colour: getComputedStyle(one).backgroundColor,
        height: one.getBoundingClientRect().height,
        line: getComputedStyle(one, '::after').content,
      })),
    );
    const colours = new Map(letters.map(({ letter, colour }) => [letter, colour]));
    assert.ok(colours.size >= 3 && new Set(colours.values()).size === colours.size);
    for (const { letter, colour, height, line } of letters) {
      assert.equal(colour, colours.get(letter));
      assert.ok(height <= 28, `${letter} is ${height} px high`);
      assert.equal(line, 'none');
    }
  });
});

/** `#1B3F94` as `rgb(27, 63, 148)`. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
