import { runInSlot } from '../../platform/concurrency/request-slot.ts';
import type { Renderer } from './renderer.ts';

/**
 * Renders pages and parts of lists queued by the IP address that asks, so that many requests for
 * uncached pages leave the process time for the others. A page beyond the queue is a 503.
 */
export function queuedRenderer(renderer: Renderer): Renderer {
  return {
    renderPage: (input) => runInSlot(() => renderer.renderPage(input)),
    renderListPart: (input, part) => runInSlot(() => renderer.renderListPart(input, part)),
    renderPopup: (popup, context) => renderer.renderPopup(popup, context),
    renderMail: (mail) => renderer.renderMail(mail),
  };
}
