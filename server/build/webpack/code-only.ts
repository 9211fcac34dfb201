import { parse } from 'acorn';
import type { Compiler } from 'webpack';
import { rewritePrograms } from './rewrite-programs.ts';

/**
 * Leaves out comments, indentation and empty lines, a third of a program: a start reads all of it,
 * though it runs saved code. Names and the other line ends stay, so that stacks in the log are read.
 */
export class CodeOnly {
  apply(compiler: Compiler): void {
    rewritePrograms(
      compiler,
      { name: 'CodeOnly', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE' },
      codeOnly,
    );
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
