import { Readable } from 'node:stream';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createFromNodeStream, type ServerConsumerManifest } from 'react-server-dom-webpack/client';
import { IslandRoot } from '../../../client/hydration/IslandRoot.tsx';
import { islandModules } from '../../../client/hydration/island-modules.ts';
import { CollectingStream } from './collecting-stream.ts';

// The ssr bundle: React's ordinary build with the islands' components, loaded by bundles.ts.

/** The islands' modules; exported so that the build keeps all their exports. */
export const modules = islandModules;

export interface RenderOptions {
  identifierPrefix?: string;
  /** Called for each error; one outside every Suspense boundary also rejects the rendering. */
  onError: (error: unknown, componentStack: string | undefined) => void;
  signal: AbortSignal;
}

/** Renders an element, with everything that it waits for, to the bytes of its HTML. */
export function renderBytes(element: ReactElement, options: RenderOptions): Promise<Buffer> {
  const { identifierPrefix, onError, signal } = options;
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      ...(identifierPrefix ? { identifierPrefix } : {}),
      // Otherwise Fizz would send large boundaries later, as hidden elements with inline scripts.
      progressiveChunkSize: Infinity,
      onError: (error, info) => onError(error, info.componentStack ?? undefined),
      onShellError: reject,
      onAllReady: () => resolve(stream.pipe(new CollectingStream()).bytes()),
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

/** Renders an element, with everything that it waits for, to HTML. */
export async function renderHtml(element: ReactElement, options: RenderOptions): Promise<string> {
  const html = await renderBytes(element, options);
  return html.toString('utf8');
}

/** Renders a synchronous element to HTML that is never hydrated. */
export function staticHtml(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/** What React writes for a Suspense boundary whose content failed. */
const FAILED = '<!--$!-->';

/**
 * Renders a synchronous element to the bytes that it has within a page. Undefined if these depend
 * on the page: React moves what is fetched ahead to the head of the document, and a failed boundary
 * is reported with its page.
 * @throws what a component throws outside of a boundary, and for one that waits for something.
 */
export function partHtml(element: ReactElement): string | undefined {
  const html = renderToString(createElement('x-part', null, element));
  const [start, end] = ['<x-part>', '</x-part>'];
  if (!html.startsWith(start) || !html.endsWith(end) || html.includes(FAILED)) return undefined;
  return html.slice(start.length, -end.length);
}

/** An island as the browser will create it from the same payload. */
export async function islandElement(
  payload: string,
  manifest: ServerConsumerManifest,
): Promise<ReactElement> {
  const tree = await createFromNodeStream<ReactNode>(
    Readable.from([Buffer.from(payload)], { objectMode: false }),
    manifest,
  );
  const nothing = () => {};
  return (
    <IslandRoot crashText="" onHydrated={nothing} onCrash={nothing}>
      {tree}
    </IslandRoot>
  );
}
