import type { FrameMessage, FrameSettings } from '../views/domain/third-party/frame-settings.ts';
import { BUTTON_PRESS_DELAY } from '../views/domain/timings.ts';
import { appendScript } from './third-parties/append-script.ts';

// The script of the frame in which a third party's script runs. The frame is sandboxed: its origin
// is opaque, and its URL is the site's (server/web/routes/third-party-frames.ts).

const siteOrigin = new URL(document.URL).origin;
let lastHeight = 0;

addEventListener('message', runScript);

/** The page sends the settings, once. */
function runScript({ source, origin, data }: MessageEvent<FrameSettings>): void {
  if (source !== parent || origin !== siteOrigin) return;
  removeEventListener('message', runScript);
  const { script, lang, attributes, fields = {}, press, api } = data;
  document.documentElement.lang = lang;
  addPlace(attributes, fields);
  watchHeight();
  const element = appendScript(script, attributes);
  element.addEventListener('error', () => send({ thirdParty: 'failed' }));
  element.addEventListener('load', () => {
    if (press !== undefined) setTimeout(() => pressButton(press), BUTTON_PRESS_DELAY);
    if (api !== undefined) openApi(api);
  });
}

/** The element that a script fills: a form if there are hidden fields. */
function addPlace(
  attributes: FrameSettings['attributes'],
  fields: Readonly<Record<string, string>>,
): void {
  const names = Object.entries(fields);
  const place = document.createElement(names.length > 0 ? 'form' : 'div');
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(`data-${name}`, value);
  for (const [name, value] of names) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    place.append(field);
  }
  document.body.append(place);
}

/** Clicks the button, also if it appears later: some scripts draw it after further requests. */
function pressButton(selector: string): void {
  if (pressed(selector)) return;
  send({ thirdParty: 'no-button' });
  new MutationObserver((_changes, observer) => {
    if (pressed(selector)) observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

function pressed(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function openApi(name: string): void {
  const api = (globalThis as unknown as Record<string, { open?: () => void } | undefined>)[name];
  if (typeof api?.open === 'function') api.open();
  else send({ thirdParty: 'no-api' });
}

/** Reports the height of the content: the first says that there is something to see. */
function watchHeight(): void {
  const report = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === lastHeight) return;
    send({ thirdParty: lastHeight === 0 ? 'ready' : 'height', height });
    lastHeight = height;
  };
  new ResizeObserver(report).observe(document.body);
  new MutationObserver(report).observe(document.body, { childList: true, subtree: true });
}

function send(message: FrameMessage): void {
  parent.postMessage(message, siteOrigin);
}
