import { type ComponentType, createElement, type ReactElement } from 'react';
import { type ClientManifest, renderToPipeableStream } from 'react-server-dom-webpack/server';
import { PageShell } from '../../views/layout/Page.tsx';
import type { IslandRequest, PageContext } from '../../views/page-context.ts';
import { CollectingStream } from './collecting-stream.ts';

// The rsc bundle: compiled with React's `react-server` build, loaded by bundles.ts.

/** A page's server components; Fizz renders them directly, they never pass through Flight. */
export function pageElement(ctx: PageContext): ReactElement {
  return createElement(PageShell, { ctx });
}

/** An island's element as a Flight payload: the reference to its code, and its props. */
export async function islandPayload(
  request: IslandRequest,
  manifest: ClientManifest,
): Promise<string> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => {
    failures.push(error);
    return undefined;
  };
  const element = createElement(request.of as ComponentType, request.props);
  const sink = new CollectingStream();
  renderToPipeableStream(element, manifest, { onError }).pipe(sink);
  const payload = await sink.text();
  if (failures.length > 0) throw failures[0];
  return payload;
}

/** The reference id that the build gave an island, e.g. `client/islands/NavDrawer.tsx#NavDrawer`. */
export function referenceId(request: IslandRequest): string {
  const id: unknown = (request.of as { $$id?: unknown }).$$id;
  if (typeof id !== 'string') throw new Error('an Island is given a component of client/islands');
  return id;
}
