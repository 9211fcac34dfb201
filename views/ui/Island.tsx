import { type ComponentType, type ReactNode, Suspense } from 'react';
import { perItem } from '../domain/memo/per-item.ts';
import type { HydrateWhen, PageContext, RenderedIsland } from '../page-context.ts';
import { ModuleCrash } from './ModuleCrash.tsx';

type RenderIsland = NonNullable<PageContext['renderIsland']>;

interface Props<P extends object> {
  ctx: PageContext;
  /** A component of client/islands: here only a reference to it. */
  of: ComponentType<P>;
  /** Small, plain data; texts already in the visitor's language. */
  props: P;
  when: HydrateWhen;
}

/**
 * Places an interactive component on a page that is otherwise never hydrated (docs/house.md, "The
 * path of an island"). It stands in the HTML as rendered by its own React root; its payload follows
 * as a data block, which the boot script hands to React when `when` comes true. If it crashes while
 * it is rendered, the crash message stands in its place. In what goes through Flight as a whole (a
 * list that is changed in place) it is the component itself, in an error boundary.
 */
export function Island<P extends object>(island: Props<P>): ReactNode {
  const { ctx } = island;
  if (!ctx.renderIsland) return ctx.guardIsland?.(island);
  return (
    <Suspense fallback={<ModuleCrash ctx={island.ctx} />}>
      <IslandContent {...island} render={ctx.renderIsland} />
    </Suspense>
  );
}

/** Without a promise where the island is known, so that React need not come back to it. */
function IslandContent<P extends object>({
  render,
  of,
  props,
  when,
}: Omit<Props<P>, 'ctx'> & { render: RenderIsland }): ReactNode | Promise<ReactNode> {
  const island = render({ of, props, when });
  if (!(island instanceof Promise)) return markup(island, when);
  return island.then((rendered) => markup(rendered, when));
}

function markup(island: RenderedIsland, when: HydrateWhen): ReactNode {
  const { id, html, module } = island;
  return (
    <>
      <x-island
        id={id}
        data-when={when}
        data-module={module}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="text/x-component" dangerouslySetInnerHTML={{ __html: dataBlock(island) }} />
    </>
  );
}

/** JSON of which no byte can end the script element that it stands in. */
const dataBlock = perItem(({ payload }: RenderedIsland): string =>
  JSON.stringify(payload).replaceAll('<', '\\u003c'),
);
