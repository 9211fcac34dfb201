import { setImmediate } from 'node:timers/promises';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { HttpError } from '../errors.ts';
import type { Renderer } from './renderer.ts';

/** Pages and parts of lists rendered at a time; those that wait for their turn. */
const AT_A_TIME = 2;
const MAX_WAITING = 60;

/**
 * Renders a few pages at a time, so that many requests for pages that are not kept leave the
 * process time for the others. A page that can neither be rendered nor wait is a 503.
 */
export function limitedRenderer(
  renderer: Renderer,
  { atATime = AT_A_TIME, maxWaiting = MAX_WAITING } = {},
): Renderer {
  const slots = new ConcurrencyLimit(atATime, maxWaiting, tooManyPages);
  return {
    renderPage: (input) => slots.run(() => afterOthers(() => renderer.renderPage(input))),
    renderListPart: (input, part) =>
      slots.run(() => afterOthers(() => renderer.renderListPart(input, part))),
    renderMail: (mail) => renderer.renderMail(mail),
  };
}

/** Lets the event loop answer what has come in between: kept pages, files. */
async function afterOthers<T>(render: () => Promise<T>): Promise<T> {
  await setImmediate();
  return render();
}

function tooManyPages(): Error {
  return new HttpError(503, 'too many pages are waiting to be rendered');
}
