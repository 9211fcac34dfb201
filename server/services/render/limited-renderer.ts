import { setImmediate } from 'node:timers/promises';
import { concurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';
import { HttpError } from '../../platform/http-error.ts';
import type { Renderer } from './renderer.ts';

/** Pages and parts of lists rendered at once: more would only share the processor. */
const MAX_CONCURRENT = 2;
/**
 * Pages that are queued besides; further requests are answered with 503: they would wait for
 * seconds.
 */
const MAX_WAITING = 60;

/**
 * Renders a few pages at a time, so that many requests for uncached pages leave the process time
 * for the others. A page beyond the queue is a 503.
 */
export function limitedRenderer(
  renderer: Renderer,
  { atATime = MAX_CONCURRENT, maxWaiting = MAX_WAITING } = {},
): Renderer {
  const slots = concurrencyLimit({ atATime, maxWaiting, full: tooManyPages });
  return {
    renderPage: (input) => slots.run(() => afterOthers(() => renderer.renderPage(input))),
    renderListPart: (input, part) =>
      slots.run(() => afterOthers(() => renderer.renderListPart(input, part))),
    renderMail: (mail) => renderer.renderMail(mail),
  };
}

/** Yields to the event loop, for requests of cached pages and files. */
async function afterOthers<T>(render: () => Promise<T>): Promise<T> {
  await setImmediate();
  return render();
}

function tooManyPages(): Error {
  return new HttpError(503, 'too many pages are waiting to be rendered');
}
