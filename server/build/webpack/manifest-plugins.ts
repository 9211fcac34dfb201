import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { eachPageScript } from '../../../views/domain/page-files/page-scripts.ts';
import type {
  BrowserIsland,
  BrowserManifest,
  ModuleIds,
} from '../../services/render/browser-manifest.ts';
import { type IslandGraph, islandIdOf } from './island-graph.ts';
import { ASSETS_OUTPUT, SERVER_OUTPUT } from './paths.ts';

/** Writes which module id each island has in this compilation. */
export class ModuleIdsPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    onReport(compiler, 'ModuleIds', (compilation) => {
      const ids: ModuleIds = {};
      for (const [id, root] of islandRoots(compilation)) ids[id] = moduleId(compilation, root, id);
      compilation.emitAsset(this.#file, json(ids));
    });
  }
}

/** Writes the browser's manifest beside the server's bundles, where it is not served. */
export class BrowserManifestPlugin {
  readonly #graph: IslandGraph;

  constructor(graph: IslandGraph) {
    this.#graph = graph;
  }

  apply(compiler: Compiler): void {
    onReport(compiler, 'BrowserManifest', (compilation) => {
      const islands: BrowserManifest['islands'] = {};
      for (const [id, root] of islandRoots(compilation)) {
        islands[id] = {
          id: moduleId(compilation, root, id),
          chunks: chunksOf(compilation, root),
          later: laterOf(compilation, root),
        };
      }
      const manifest: BrowserManifest = {
        boot: entryFile(compilation, 'boot'),
        hydrate: entryFile(compilation, 'hydrate'),
        privatePages: entryFile(compilation, 'private-pages'),
        pageScripts: eachPageScript((name) => entryFile(compilation, name)),
        thirdPartyLoader: entryFile(compilation, 'third-party-loader'),
        thirdPartyTools: entryFile(compilation, 'third-party-tools'),
        frame: entryFile(compilation, 'third-party-frame'),
        islands,
        reach: Object.fromEntries(this.#graph.reach),
      };
      const file = path.join(SERVER_OUTPUT, 'browser.json');
      compilation.emitAsset(path.relative(ASSETS_OUTPUT, file), json(manifest));
    });
  }
}

function onReport(compiler: Compiler, name: string, write: (compilation: Compilation) => void) {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => write(compilation));
  });
}

/** Each island with its module: its own, or the concatenation whose root it is. */
function* islandRoots(compilation: Compilation): Generator<[string, Module]> {
  for (const module of compilation.modules) {
    const id = islandIdOf(module) ?? islandIdOf(rootOf(module));
    if (id) yield [id, module];
  }
}

function rootOf(module: Module): Module {
  return (module as Module & { rootModule?: Module }).rootModule ?? module;
}

function moduleId(compilation: Compilation, module: Module, island: string): string | number {
  const id = compilation.chunkGraph.getModuleId(module);
  if (id === null) throw new Error(`${island} has no module id`);
  return id;
}

/** The chunks that must be loaded before the island's module can be required. */
function chunksOf(compilation: Compilation, module: Module): (string | number)[] {
  const chunks = compilation.chunkGraph.getModuleChunks(module);
  return [...chunks].flatMap((chunk) =>
    [...chunk.groupsIterable]
      .flatMap((group) => group.chunks)
      .flatMap((part) => [
        part.id ?? '',
        [...part.files].find((file) => file.endsWith('.js')) ?? '',
      ]),
  );
}

/** The chunks of dynamic imports below an island, at any depth. */
function laterOf(compilation: Compilation, module: Module): BrowserIsland['later'] {
  const later: Record<string, readonly string[]> = {};
  const own = [...compilation.chunkGraph.getModuleChunks(module)];
  const queue = own.flatMap((chunk) => [...chunk.groupsIterable]).flatMap((g) => g.getChildren());
  for (let group = queue.pop(); group; group = queue.pop()) {
    const name = group.name ?? group.id;
    if (name in later) continue;
    later[name] = group.getFiles().filter((file) => file.endsWith('.js'));
    queue.push(...group.getChildren());
  }
  return later;
}

function entryFile(compilation: Compilation, name: string): string {
  const files = compilation.entrypoints.get(name)?.getFiles() ?? [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const [script] = scripts;
  if (!script || scripts.length > 1) throw new Error(`${name} is not one file: ${scripts.join()}`);
  return script;
}

function json(value: unknown) {
  return new webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);
}
