import { parse } from 'acorn';
import webpack, { type Compiler } from 'webpack';

/**
 * Leaves out comments and indentation, a third of a program: a start reads all of it, though it runs
 * saved code. Lines and names stay as they are, for stacks in the log.
 */
export class CodeOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CodeOnly', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'CodeOnly', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.cjs'))) {
          const reduced = (old: webpack.sources.Source) =>
            new webpack.sources.RawSource(codeOnly(String(old.source())));
          compilation.updateAsset(name, reduced);
        }
      });
    });
  }
}

/** A CommonJS program with one line end or space where there was more between two tokens. */
export function codeOnly(program: string): string {
  const parts: string[] = [];
  let read = 0;
  parse(program, {
    ecmaVersion: 'latest',
    sourceType: 'commonjs',
    onToken: ({ start, end }) => {
      // A line end may end a statement, also within a comment.
      const between = program.slice(read, start);
      const gap = /[\n\r\u2028\u2029]/.test(between) ? '\n' : ' ';
      parts.push(between && gap, program.slice(start, end));
      read = end;
    },
  });
  return parts.join('');
}
