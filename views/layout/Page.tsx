import { type ReactNode, Suspense } from 'react';
import type { Module } from '../domain/site/page.ts';
import { componentOf } from '../modules/registry.ts';
import type { ModulePart, PageContext } from '../page-context.ts';
import { ModuleCrash } from '../ui/ModuleCrash.tsx';
import { Document } from './Document.tsx';

/** A page: the document with its published modules on the grid. */
export function PageShell({ ctx }: { ctx: PageContext }): ReactNode {
  const { top, main, aside, bottom } = regionsOf(ctx);
  return (
    <Document ctx={ctx}>
      <Region ctx={ctx} name="top" modules={top} />
      <div className={aside.length > 0 ? 'page-columns' : 'page-column'}>
        <Region ctx={ctx} name="main" modules={main} />
        <Region ctx={ctx} name="aside" modules={aside} />
      </div>
      <Region ctx={ctx} name="bottom" modules={bottom} />
    </Document>
  );
}

interface Placed {
  module: Module;
  part?: ModulePart;
}

/** Modules on the subject of a page whose title can stand apart from the rest of them. */
const TITLED: readonly string[] = ['property-summary', 'project-summary'];

/**
 * The modules by part of the page. In the template `gevel` a page with a side column begins with
 * the title of its subject, followed by what other templates show above the columns.
 */
function regionsOf(ctx: PageContext): Record<Module['position'], Placed[]> {
  const at = (position: Module['position']) => modulesAt(ctx, position);
  const regions = { top: at('top'), main: at('main'), aside: at('aside'), bottom: at('bottom') };
  if (ctx.site.info.siteTemplate !== 'gevel' || regions.aside.length === 0) return regions;
  const [first, ...rest] = regions.main;
  if (!first) return { ...regions, top: [], main: regions.top };
  const { module } = first;
  const [head, body]: Placed[][] = TITLED.includes(module.relations.type)
    ? [[{ module, part: 'head' }], [{ module, part: 'body' }]]
    : [[first], []];
  return { ...regions, top: [], main: [...head!, ...regions.top, ...body!, ...rest] };
}

function modulesAt({ subject }: PageContext, position: Module['position']): Placed[] {
  return subject.page.params.modules
    .filter((module) => module.position === position && module.status === 'Published')
    .sort((a, b) => a.sort - b.sort)
    .map((module) => ({ module }));
}

interface RegionProps {
  ctx: PageContext;
  name: Module['position'];
  modules: readonly Placed[];
}

function Region({ ctx, name, modules }: RegionProps): ReactNode {
  if (modules.length === 0) return null;
  return (
    <div className={`page-${name}`}>
      {modules.map(({ module, part }) => (
        <ModuleFrame key={`${module.id} ${part}`} ctx={ctx} module={module} part={part} />
      ))}
    </div>
  );
}

interface FrameProps {
  ctx: PageContext;
  module: Module;
  part: ModulePart | undefined;
}

/**
 * A module in an error boundary: if it throws, a message takes its place and the page is otherwise
 * complete.
 */
function ModuleFrame({ ctx, module, part }: FrameProps): ReactNode {
  const { type } = module.relations;
  const Kind = componentOf(type);
  return (
    <div className={`module module-${type} span-${module.span}`} data-module={type}>
      <Suspense fallback={<ModuleCrash ctx={ctx} />}>
        <Kind ctx={ctx} module={module} content={module.content} part={part} />
      </Suspense>
    </div>
  );
}
