import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { HydrateWhen, PageContext } from '../page-context.ts';
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

async function IslandContent<P extends object>({
  render,
  of,
  props,
  when,
}: Omit<Props<P>, 'ctx'> & { render: RenderIsland }): Promise<ReactNode> {
  const { id, html, payload, module } = await render({ of, props, when });
  return (
    <>
      <x-island
        id={id}
        data-when={when}
        data-module={module}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="text/x-component" dangerouslySetInnerHTML={{ __html: dataBlock(payload) }} />
    </>
  );
}

/** JSON of which no byte can end the script element that it stands in. */
function dataBlock(payload: string): string {
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}
