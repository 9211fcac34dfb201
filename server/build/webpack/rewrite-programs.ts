import webpack, { type Compiler } from 'webpack';

type Stage = 'PROCESS_ASSETS_STAGE_OPTIMIZE' | 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE';

/** Rewrites every CommonJS program of a build, as the plugin `name`, at a stage of webpack. */
export function rewritePrograms(
  compiler: Compiler,
  { name, stage }: { name: string; stage: Stage },
  rewrite: (program: string) => string,
): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation[stage] }, (assets) => {
      for (const file of Object.keys(assets).filter((each) => each.endsWith('.cjs'))) {
        compilation.updateAsset(
          file,
          (old) => new webpack.sources.RawSource(rewrite(String(old.source()))),
        );
      }
    });
  });
}
