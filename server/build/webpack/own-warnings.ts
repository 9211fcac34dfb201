import webpack, { type Compiler } from 'webpack';

/**
 * Makes errors of webpack's warnings about the project's own code and configuration: an export that
 * its file does not have fails the build. Warnings about a package stay warnings: an optional
 * dependency of it is not installed, or it requires by a name that is not known before.
 */
export class OwnWarnings {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('OwnWarnings', (compilation) => {
      const { own = [], others = [] } = Object.groupBy(compilation.warnings, (warning) =>
        isOfPackage(warning) ? 'others' : 'own',
      );
      compilation.warnings = others;
      compilation.errors.push(...own);
    });
  }
}

function isOfPackage(warning: Error): boolean {
  const module = 'module' in warning ? warning.module : undefined;
  return module instanceof webpack.NormalModule && /[\\/]node_modules[\\/]/.test(module.resource);
}
