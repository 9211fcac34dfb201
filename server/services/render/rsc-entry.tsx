import { type ComponentType, createElement, type ReactElement } from 'react';
import { type ClientManifest, renderToPipeableStream } from 'react-server-dom-webpack/server';
import { FlightIsland } from '../../../client/islands/FlightIsland.tsx';
import { PageShell } from '../../../views/layout/Page.tsx';
import { PopupDialog } from '../../../views/layout/Popup.tsx';
import { furtherPage, listUpdate } from '../../../views/modules/property-list/list-parts.tsx';
import { MailDocument, type MailProps } from '../../../views/mail/MailDocument.tsx';
import type {
  IslandRequest,
  PartProps,
  PageContext,
  SharedComponent,
  SharedContext,
} from '../../../views/page-context.ts';
import type { PopupConfig } from '../../../views/domain/site/popup.ts';
import type { FurtherPage, ListPart, ListUpdate } from '../../../views/ui/list/list-parts.ts';
import { CollectingStream } from './collecting-stream.ts';

// The rsc bundle: compiled with React's `react-server` build, loaded by bundles.ts.

/** A page's server components; Fizz renders them directly, they never pass through Flight. */
export function pageElement(ctx: PageContext): ReactElement {
  return createElement(PageShell, { ctx });
}

/** A component that many pages show, with nothing of one page but its props. */
export function sharedElement<P extends PartProps>(
  of: SharedComponent<P>,
  props: P,
  ctx: SharedContext,
): ReactElement {
  return createElement(of as ComponentType<object>, { ...props, ctx });
}

/** The promotional popup of a site that has one. */
export function popupElement(popup: PopupConfig, ctx: SharedContext): ReactElement {
  return sharedElement(PopupDialog, { popup }, ctx);
}

/** A mail, without islands. */
export function mailElement(mail: MailProps): ReactElement {
  return createElement(MailDocument, mail);
}

/** An island's element: the reference to its code, and its props. */
export function islandElement(request: IslandRequest): ReactElement {
  return createElement(request.of as ComponentType, request.props);
}

/** A list's heading and results, or a further page of it. */
export function listPart(ctx: PageContext, part: ListPart): ListUpdate | FurtherPage {
  const inFlight: PageContext = { ...ctx, guardIsland };
  return part.kind === 'list' ? listUpdate(inFlight, part.through) : furtherPage(inFlight);
}

/** An island's element inside the error boundary that the browser needs. */
function guardIsland(request: IslandRequest): ReactElement {
  return <FlightIsland module={islandName(request)}>{islandElement(request)}</FlightIsland>;
}

/**
 * Any element as Flight text.
 * @throws the first error of its rendering; there is no partial result.
 */
export async function flightText(
  model: unknown,
  manifest: ClientManifest,
  signal: AbortSignal,
): Promise<string> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => {
    failures.push(error);
    return undefined;
  };
  const sink = new CollectingStream();
  const stream = renderToPipeableStream(model, manifest, { onError });
  signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  stream.pipe(sink);
  const bytes = await sink.bytes();
  if (failures.length > 0) throw failures[0];
  return bytes.toString('utf8');
}

/** The island's component by its name in its file, for crash reports. */
export function islandName(request: IslandRequest): string {
  return referenceId(request).replace(/^.*#/, '');
}

/**
 * The reference id that the build gave an island, e.g. `client/islands/NavDrawer.tsx#NavDrawer`.
 */
export function referenceId(request: IslandRequest): string {
  const id: unknown = (request.of as { $$id?: unknown }).$$id;
  if (typeof id !== 'string') throw new Error('an Island is given a component of client/islands');
  return id;
}
