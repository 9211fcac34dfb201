import { type ReactNode, Suspense } from 'react';
import type { Module } from '../domain/site/page.ts';
import { componentOf } from '../modules/registry.ts';
import type { PageContext } from '../page-context.ts';
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

/**
 * The modules by part of the page. In the template `gevel` a page with a side column begins with
 * the module on its subject, followed by what other templates show above the columns.
 */
function regionsOf(ctx: PageContext): Record<Module['position'], Module[]> {
  const at = (position: Module['position']) => modulesAt(ctx, position);
  const regions = { top: at('top'), main: at('main'), aside: at('aside'), bottom: at('bottom') };
  if (ctx.site.info.siteTemplate !== 'gevel' || regions.aside.length === 0) return regions;
  const [first, ...rest] = regions.main;
  return { ...regions, top: [], main: [...(first ? [first] : []), ...regions.top, ...rest] };
}

function modulesAt({ subject }: PageContext, position: Module['position']): Module[] {
  return subject.page.params.modules
    .filter((module) => module.position === position && module.status === 'Published')
    .sort((a, b) => a.sort - b.sort);
}

interface RegionProps {
  ctx: PageContext;
  name: Module['position'];
  modules: readonly Module[];
}

function Region({ ctx, name, modules }: RegionProps): ReactNode {
  if (modules.length === 0) return null;
  return (
    <div className={`page-${name}`}>
      {modules.map((module) => (
        <ModuleFrame key={module.id} ctx={ctx} module={module} />
      ))}
    </div>
  );
}

/**
 * A module in an error boundary: if it throws, a message takes its place and the page is otherwise
 * complete.
 */
function ModuleFrame({ ctx, module }: { ctx: PageContext; module: Module }): ReactNode {
  const { type } = module.relations;
  const Kind = componentOf(type);
  return (
    <div className={`module module-${type} span-${module.span}`} data-module={type}>
      <Suspense fallback={<ModuleCrash ctx={ctx} />}>
        <Kind ctx={ctx} module={module} content={module.content} />
      </Suspense>
    </div>
  );
}
