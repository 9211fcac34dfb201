import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { relativeToRoot, VIEWS_DIR } from './paths.ts';

const PLUGIN = 'IslandGraph';

/**
 * The islands and the module kinds that reach them, derived from the server components' module
 * graph. One instance is shared by the three compilations: the rsc one fills it (it is a plugin of
 * that compiler), the others read it.
 */
export class IslandGraph {
  /** Island id (its path from the root) to its absolute file. */
  readonly islands = new Map<string, string>();
  /** Module kind (its folder's name in views/modules), or `layout`, to the islands it reaches. */
  readonly reach = new Map<string, readonly string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.finishModules.tap(PLUGIN, (modules) => this.#read(compilation, modules));
    });
  }

  #read(compilation: Compilation, modules: Iterable<Module>): void {
    this.islands.clear();
    this.reach.clear();
    const shells = new Set<Module>();
    for (const module of modules) {
      if (!(module instanceof webpack.NormalModule)) continue;
      const id = islandIdOf(module);
      if (id) this.islands.set(id, module.resource);
      if (module.resource.endsWith('.tsx')) shells.add(module);
    }
    for (const module of shells) {
      const kind = kindOf((module as webpack.NormalModule).resource);
      if (!kind) continue;
      const reached = reachedIslands(compilation, module, kind);
      this.reach.set(kind, [...new Set([...(this.reach.get(kind) ?? []), ...reached])].sort());
    }
  }
}

/** The id that the directive loader set on an island's module; undefined for any other. */
export function islandIdOf(module: Module): string | undefined {
  const id: unknown = module.buildInfo?.['islandId'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * `hero` for a file of views/modules/hero; `layout` for the layout, which is part of every page.
 */
function kindOf(file: string): string | undefined {
  const [folder, kind, rest] = relativeToRoot(file, VIEWS_DIR).split('/');
  if (folder === 'layout') return 'layout';
  return folder === 'modules' && rest ? kind : undefined;
}

/**
 * A kind is followed only through its own code: the layout imports every kind through the registry.
 */
function reachedIslands(compilation: Compilation, from: Module, kind: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<Module>();
  const queue: Module[] = [from];
  for (let module = queue.pop(); module; module = queue.pop()) {
    if (seen.has(module) || !(module instanceof webpack.NormalModule)) continue;
    seen.add(module);
    if ((kindOf(module.resource) ?? kind) !== kind) continue;
    const id = islandIdOf(module);
    if (id) found.add(id);
    for (const { module: next } of compilation.moduleGraph.getOutgoingConnections(module)) {
      if (next) queue.push(next);
    }
  }
  return found;
}
