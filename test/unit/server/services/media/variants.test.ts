import assert from 'node:assert/strict';
import path from 'node:path';
import { FileStore } from '../../../../../server/services/media/file-store.ts';
import { MediaFault } from '../../../../../server/services/media/fetch/media-fault.ts';
import type { Variant } from '../../../../../server/services/media/sizing/media-path.ts';
import { PictureProcessEnded } from '../../../../../server/services/media/sizing/picture-processes.ts';
import { PHOTOGRAPH } from '../../../../../server/services/media/sizing/recipe.ts';
import { Variants } from '../../../../../server/services/media/variants.ts';
import { inFolder } from '../../build/in-folder.ts';
import { linesOf } from './log-lines.ts';
import { photograph } from './tiny-pictures.ts';

const DAY = 24 * 3600_000;
const variant = (width: number): Variant => ({
  base: 'deadly.0123456789abcdef',
  width,
  format: 'webp',
});

describe('a picture that ends the process that decodes it', () => {
  /** Variants on one folder, as after a restart; each counts what it decodes. */
  async function withRestarts(
    use: (
      restart: () => { variants: Variants; decoded: () => number; lines: readonly object[] },
      clock: { now: number },
    ) => Promise<void>,
    ending: () => Error = () => new PictureProcessEnded(),
  ) {
    await inFolder({}, async (dir) => {
      const clock = { now: Date.now() };
      const now = () => clock.now;
      const restart = () => {
        const { log, lines } = linesOf();
        let count = 0;
        const make = () => {
          count += 1;
          return Promise.reject(ending());
        };
        const store = new FileStore({ dir: path.join(dir, 'files'), maxBytes: 1000, now, log });
        const crashesDir = path.join(dir, 'deadly');
        const variants = new Variants({ store, crashesDir, now, log, processes: { make } });
        return { variants, decoded: () => count, lines };
      };
      await use(restart, clock);
    });
  }

  const original = async () => {
    const bytes = await photograph(1000, 500);
    const read = async () => bytes;
    return { isDrawing: false, recipe: PHOTOGRAPH, ready: read, read };
  };
  const unusable = { kind: 'unusable' };

  it('is not decoded again, in no other size, also after a restart, and the log says why', () =>
    withRestarts(async (restart) => {
      const first = restart();
      await assert.rejects(first.variants.get(variant(480), await original()), unusable);
      await assert.rejects(first.variants.get(variant(960), await original()), unusable);
      assert.equal(first.decoded(), 1);
      assert.match(JSON.stringify(first.lines[0]), /ended the process/);
      const second = restart();
      await assert.rejects(second.variants.get(variant(480), await original()), unusable);
      assert.equal(second.decoded(), 0);
    }));

  it('is tried again after a week, however often it was requested: decoders get fixed', () =>
    withRestarts(async (restart, clock) => {
      await assert.rejects(restart().variants.get(variant(480), await original()), unusable);
      clock.now += 5 * DAY;
      const within = restart();
      await assert.rejects(within.variants.get(variant(480), await original()), unusable);
      await assert.rejects(within.variants.get(variant(960), await original()), unusable);
      assert.equal(within.decoded(), 0);
      clock.now += 3 * DAY;
      for (const later of [within, restart()]) {
        await assert.rejects(later.variants.get(variant(480), await original()), unusable);
        assert.equal(later.decoded(), 1);
      }
    }));

  it('is not remembered when the server stops: its end may have ended the process', () =>
    withRestarts(async (restart) => {
      const stopping = restart();
      stopping.variants.stop();
      await assert.rejects(stopping.variants.get(variant(480), await original()), unusable);
      const next = restart();
      await assert.rejects(next.variants.get(variant(480), await original()), unusable);
      assert.equal(next.decoded(), 1);
    }));

  it('is tried again at once when somebody stopped the process', () =>
    withRestarts(
      async (restart) => {
        const { variants, decoded } = restart();
        const busy = { kind: 'busy' };
        await assert.rejects(variants.get(variant(480), await original()), busy);
        await assert.rejects(variants.get(variant(480), await original()), busy);
        assert.equal(decoded(), 2);
      },
      () => new MediaFault('busy', 'its process was stopped'),
    ));
});
