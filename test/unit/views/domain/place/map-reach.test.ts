import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REACH, reachClasses } from '../../../../../views/domain/place/map-reach.ts';
import { STATIC_MAP } from '../../../../../views/domain/place/static-map.ts';

const STYLES = path.resolve(import.meta.dirname, '../../../../../client/islands/place-map.css');

describe('the frame that a name on a static map needs', () => {
  it('is counted in steps from its farthest edges, where the smallest has no room', () => {
    const box = { left: -20, right: 20, top: 0, bottom: 16 };
    assert.equal(reachClasses(box), undefined);
    assert.equal(reachClasses({ ...box, left: -281 }), 'reach-x-8');
    assert.equal(reachClasses({ ...box, right: 280 }), 'reach-x-7');
    assert.equal(reachClasses({ ...box, top: -150 }), 'reach-y-5');
    assert.equal(reachClasses({ ...box, right: 640, bottom: 224 }), 'reach-x-16 reach-y-7');
  });

  it('has a rule for each step up to the picture’s edges', () => {
    const css = readFileSync(STYLES, 'utf8');
    const rules = [
      ...css.matchAll(
        /max-(width|height): (\d+)px\) \{\s+\.reach-([xy])-(\d+) \{\s+display: none/g,
      ),
    ].map(([, side, below, axis, step]) => `${side} ${below} ${axis} ${step}`);
    const of = (side: 'width' | 'height', axis: 'x' | 'y') => {
      const { step, least } = REACH[axis];
      const steps = STATIC_MAP[side] / 2 / step;
      return Array.from({ length: steps - least }, (_, at) => least + 1 + at).map(
        (each) => `${side} ${2 * each * step - 1} ${axis} ${each}`,
      );
    };
    assert.deepEqual(rules, [...of('width', 'x'), ...of('height', 'y')]);
  });
});
