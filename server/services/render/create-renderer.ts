import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { notePage } from '../../platform/files/code-cache.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { IslandRequest, PageContext, RenderedIsland } from '../../../views/page-context.ts';
import type { AssetUrls } from '../../../views/page-context.ts';
import { isItemForm } from '../../../views/subjects/item-form/item-form-subject.ts';
import type { Bundles } from './bundles.ts';
import { CachedParts } from './cached-parts.ts';
import type { Renderer, SharedInput } from './renderer.ts';

/** Called for every crash in a page; the page is rendered without the module. */
export type CrashReport = (crash: {
  page: string;
  error: unknown;
  componentStack: string | undefined;
}) => void;

/** Milliseconds that the parts of a page may take: visitors wait no longer for a page. */
const RENDER_DEADLINE = 10_000;

interface Options {
  bundles: Bundles;
  assets: AssetUrls;
  onCrash: CrashReport;
  /** Milliseconds after which pending parts of a page are aborted and shown as crashed. */
  deadline?: number;
}

/**
 * Joins the three layers (docs/house.md, "The path of an island"): the page's server components are
 * rendered to HTML; each island goes through Flight, is rendered by a root of its own, and is
 * inserted with its payload.
 */
export function createRenderer({
  bundles,
  assets,
  onCrash,
  deadline = RENDER_DEADLINE,
}: Options): Renderer {
  const rendered: IslandCache = new LRUCache({ max: MAX_ISLANDS });
  const parts = new CachedParts();
  const cachedPartOf = (shared: SharedInput): NonNullable<PageContext['cachedPart']> => {
    const ctx = { ...shared.context, assets };
    return (of, props) =>
      parts.html(shared, of, props, () =>
        bundles.ssr.partHtml(bundles.rsc.sharedElement(of, props, ctx)),
      );
  };
  return {
    async renderPage({ shared, ...input }) {
      const { signal, end } = startDeadline(deadline);
      const onError = (error: unknown, componentStack: string | undefined) =>
        onCrash({ page: input.subject.page.name, error, componentStack });
      let islands = 0;
      // A form may be shown in a dialog of its item's page, beside that page's own islands.
      const prefix = isItemForm(input.subject) ? 'f' : 'i';
      const ctx: PageContext = {
        ...input,
        assets,
        ...(shared && { cachedPart: cachedPartOf(shared) }),
        renderIsland: (request) =>
          renderIsland(bundles, request, {
            id: `${prefix}${islands++}`,
            signal,
            onError,
            // Data of one visitor is not cached.
            rendered: input.form ? new LRUCache({ max: MAX_ISLANDS }) : rendered,
          }),
      };
      try {
        return await bundles.ssr.renderBytes(bundles.rsc.pageElement(ctx), { onError, signal });
      } finally {
        end();
        notePage();
      }
    },

    async renderListPart({ shared: _shared, ...input }, part) {
      const { signal, end } = startDeadline(deadline);
      try {
        const model = bundles.rsc.listPart({ ...input, assets }, part);
        return await bundles.rsc.flightText(model, bundles.clientManifest, signal);
      } finally {
        end();
      }
    },

    renderPopup: (popup, context) =>
      bundles.ssr.staticHtml(bundles.rsc.popupElement(popup, { ...context, assets })),

    renderMail: (mail) => `<!DOCTYPE html>${bundles.ssr.staticHtml(bundles.rsc.mailElement(mail))}`,
  };
}

/** Not `AbortSignal.timeout`, which would retain every finished page until the timeout. */
function startDeadline(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error(`not rendered within ${milliseconds} ms`));
  const timer = setTimeout(giveUp, milliseconds).unref();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Islands cached; most pages share those of the header and of lists. */
const MAX_ISLANDS = 500;

type IslandCache = LRUCache<string, RenderedIsland>;

interface IslandOptions {
  id: string;
  /** An island depends only on its props: equal props give equal HTML. */
  rendered: IslandCache;
  signal: AbortSignal;
  onError: (error: unknown, componentStack: string | undefined) => void;
}

function renderIsland(
  bundles: Bundles,
  request: IslandRequest,
  options: IslandOptions,
): RenderedIsland | Promise<RenderedIsland> {
  const reference = bundles.rsc.referenceId(request);
  const key = `${options.id} ${reference} ${textOf(request.props)}`;
  return options.rendered.get(key) ?? renderNewIsland(bundles, request, { ...options, key });
}

/**
 * Props as text, for the cache key: strings are prefixed by their length, so that keys are
 * unambiguous.
 */
function textOf(props: object): string {
  let text = '';
  for (const [name, value] of Object.entries(props)) text += `${name} ${valueText(value)},`;
  return text;
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return `"${value.length} ${value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.isFrozen(value) ? frozenText(value) : JSON.stringify(value);
}

/**
 * Frozen values do not change: the texts and places of a list, the same for each page. A hash,
 * because they are long and the key is compared for each page.
 */
const frozenText = perItem((value: object) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
);

async function renderNewIsland(
  { rsc, ssr, clientManifest, consumerManifest }: Bundles,
  request: IslandRequest,
  { id, signal, onError, rendered, key }: IslandOptions & { key: string },
): Promise<RenderedIsland> {
  const module = rsc.islandName(request);
  const payload = await rsc.flightText(rsc.islandElement(request), clientManifest, signal);
  const element = await ssr.islandElement(payload, consumerManifest);
  const html = await ssr.renderHtml(element, { identifierPrefix: id, signal, onError });
  const island = { id, module, html, payload };
  // An aborted island must not be cached.
  if (!signal.aborted) rendered.set(key, island);
  return island;
}
