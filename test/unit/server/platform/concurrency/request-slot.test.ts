import assert from 'node:assert/strict';
import { FairQueue } from '../../../../../server/platform/concurrency/fair-queue.ts';
import {
  outsideSlots,
  runInSlot,
  withAsker,
} from '../../../../../server/platform/concurrency/request-slot.ts';
import { queuedRenderer } from '../../../../../server/services/render/queued-renderer.ts';
import type { PageInput, Renderer } from '../../../../../server/services/render/renderer.ts';

const full = () => new Error('full');

describe('a slot of the request queue', () => {
  let queue: FairQueue;
  beforeEach(() => {
    queue = new FairQueue({ atATime: 1, maxWaiting: 9, maxOfOne: 9, full });
  });
  const asked = <T>(work: () => Promise<T>) => withAsker({ queue, asker: 'a' }, work);

  it('is one for the work within it, and free when all of that has ended', async () => {
    const { promise: inner, resolve: end } = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = asked(() =>
      runInSlot(async () => {
        // Begun here and not awaited, as by a handler.
        void runInSlot(async () => {
          order.push('inner');
          await inner;
          order.push('ended');
        });
      }),
    );
    await first;
    const second = asked(() => runInSlot(async () => void order.push('second')));
    assert.equal(queue.waiting, 1);
    end();
    await second;
    assert.deepEqual(order, ['inner', 'ended', 'second']);
  });

  it('is free after work that fails, and after a client that has left', async () => {
    await assert.rejects(
      asked(() => runInSlot(() => Promise.reject(new Error('own')))),
      /own/,
    );
    const throwIfGone = () => {
      throw new Error('left');
    };
    const left = withAsker({ queue, asker: 'a', throwIfGone }, () =>
      runInSlot(() => assert.fail('for nobody')),
    );
    await assert.rejects(left, /left/);
    assert.equal(await asked(() => runInSlot(async () => 'next')), 'next');
  });

  it('is needed by who renders a page or a part of a list, unless it is made for all', async () => {
    const renderer: Renderer = {
      renderPage: async () => Buffer.from(''),
      renderListPart: async () => '',
      renderPopup: () => '',
      renderMail: () => '',
    };
    const queued = queuedRenderer(renderer);
    const input = {} as PageInput;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const holding = asked(() => runInSlot(() => held));
    const waiting = [
      asked(() => queued.renderPage(input)),
      asked(() => queued.renderListPart(input, { kind: 'more' })),
    ];
    assert.equal(queue.waiting, waiting.length);
    await asked(() => outsideSlots(() => queued.renderPage(input)));
    await queued.renderPage(input);
    letGo();
    await Promise.all([holding, ...waiting]);
    assert.equal(queue.waiting, 0);
  });
});
