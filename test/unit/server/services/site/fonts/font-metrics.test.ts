import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../../../../server/platform/root.ts';
import { fallbackMetrics } from '../../../../../../server/services/site/fonts/font-metrics.ts';

const font = (name: string) => readFile(path.join(ROOT, 'public/fonts', name));

function assertNear(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) <= 1.5, `${actual} instead of ${expected}`);
}

describe('fallbackMetrics', () => {
  it('has what was measured in a browser for the product’s fonts', async () => {
    const heading = await fallbackMetrics(await font('bricolage-grotesque-620.woff2'), 620);
    assertNear(heading.sizeAdjust, 107.9);
    assertNear(heading.ascentOverride, 86.2);
    assertNear(heading.descentOverride, 25);
    assert.equal(heading.lineGapOverride, 0);
    const text = await fallbackMetrics(await font('instrument-sans.woff2'), 400);
    assertNear(text.sizeAdjust, 101.1);
    assertNear(text.ascentOverride, 95.9);
    assertNear(text.descentOverride, 24.7);
  });

  it('follows the weight of a variable font, as far as that goes', async () => {
    const bytes = await font('bricolage-grotesque.woff2');
    const at = async (weight: number) => (await fallbackMetrics(bytes, weight)).sizeAdjust;
    const single = await fallbackMetrics(await font('bricolage-grotesque-620.woff2'), 620);
    assertNear(await at(620), single.sizeAdjust);
    assert.ok((await at(200)) < (await at(620)) - 3);
    assert.equal(await at(1000), await at(800));
  });

  it('keeps the height of lines: ascent and descent shrink as the size grows', async () => {
    const { sizeAdjust, ascentOverride } = await fallbackMetrics(
      await font('bricolage-grotesque-620.woff2'),
      620,
    );
    assertNear((sizeAdjust * ascentOverride) / 100, 93);
  });

  it('throws for what is no font', async () => {
    await assert.rejects(fallbackMetrics(Buffer.from('wOF2 but not really'), 400));
  });
});
