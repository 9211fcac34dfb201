import type { FrameMessage } from '../../views/domain/third-party/frame-settings.ts';
import type { PlacedParty } from '../../views/domain/third-party/page-parties.ts';
import { warn } from '../warn.ts';

/** Pixels: a third party decides on no more of the page. */
const MAX_HEIGHT = 4000;
/**
 * No same origin: it reaches neither the page nor the site's cookies. The frame's own policy
 * decides which of them may save files (server/platform/http/security-headers.ts).
 */
const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** Why a frame is removed; logged. */
const FAILURES = {
  failed: 'its script could not be loaded',
  timeout: 'it did not answer in time',
} as const;
/** What a frame lacks: only logged (spec section 8). */
const LACKS = {
  'no-button': 'its button is missing',
  'no-api': 'its API is missing',
} as const;

interface Options {
  /** Aborted when the frame is to be removed. */
  signal: AbortSignal;
  /** Reports the state of the place. */
  state: (name: string) => void;
}

/**
 * Opens the frame of a third party in its place (server/web/routes/third-party-frames.ts). If it fails
 * or does not answer in time it is removed, and the plain HTML stays.
 */
export function openFrame(place: HTMLElement, party: PlacedParty, options: Options): void {
  const { signal, state } = options;
  if (signal.aborted) return;
  const frame = frameOf(party);
  const ended = new AbortController();
  const remove = () => {
    ended.abort();
    clearTimeout(timer);
    frame.remove();
  };
  const fail = (why: keyof typeof FAILURES) => {
    remove();
    state('failed');
    warn(`third party ${party.id}`, FAILURES[why]);
  };
  const timer = setTimeout(() => fail('timeout'), party.timeout * 1000);
  const onMessage = ({ source, data }: MessageEvent<FrameMessage | null>) => {
    if (source === null || source !== frame.contentWindow) return;
    const kind = data?.thirdParty;
    if (kind === 'failed') return fail(kind);
    if (kind === 'no-button' || kind === 'no-api') {
      return warn(`third party ${party.id}`, LACKS[kind]);
    }
    if (kind !== 'ready' && kind !== 'height') return;
    const height = Math.min(Number(data?.height) || 0, MAX_HEIGHT);
    if (height > 0) frame.style.height = `${height}px`;
    if (kind === 'height') return;
    clearTimeout(timer);
    state('shown');
  };
  addEventListener('message', onMessage, { signal: ended.signal });
  signal.addEventListener('abort', remove, { signal: ended.signal });
  place.append(frame);
}

function frameOf({ id, title, settings }: PlacedParty): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = 'third-party-frame';
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'origin';
  frame.src = `/third-party/${id}`;
  // Once: a second document would not be the site's own. Its origin is opaque, so that no target
  // can be named.
  const tell = () => frame.contentWindow?.postMessage(settings, '*');
  frame.addEventListener('load', tell, { once: true });
  return frame;
}
