import { type ComponentType, type ReactNode, Suspense } from 'react';
import { perItem } from '../domain/memo/per-item.ts';
import type { HydrateWhen, PageContext, RenderedIsland } from '../page-context.ts';
import { ModuleCrash } from './ModuleCrash.tsx';

type RenderIsland = NonNullable<PageContext['renderIsland']>;

interface Props<P extends object> {
  ctx: PageContext;
  /** A component of client/islands; here a client reference. */
  of: ComponentType<P>;
  /** Small plain data; texts in the visitor's language. */
  props: P;
  when: HydrateWhen;
}

/**
 * Places an interactive component on a page that is not hydrated otherwise (docs/house.md, "The
 * path of an island"). Its HTML is rendered by a separate React root; its payload follows as a data
 * block, which the boot script passes to React when `when` is met. If rendering it throws, the
 * message of a crashed module takes its place. Where the output is Flight (a list changed in place)
 * the component itself is part of it, within an error boundary.
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

/** Returns no promise if the island is cached, so that React does not suspend. */
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
        // An interaction hydrates every island; only other times are named.
        data-when={when === 'interaction' ? undefined : when}
        data-module={module}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="text/x-component" dangerouslySetInnerHTML={{ __html: dataBlock(island) }} />
    </>
  );
}

/** JSON that cannot end the script element which contains it. */
const dataBlock = perItem(({ payload }: RenderedIsland): string =>
  JSON.stringify(payload).replaceAll('<', '\\u003c'),
);
