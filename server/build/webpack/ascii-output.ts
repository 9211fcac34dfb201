import type { Compiler } from 'webpack';
import { rewritePrograms } from './rewrite-programs.ts';

/** A character beyond ASCII, with the backslashes before it. */
const BEYOND = /(\\*)([^\0-\x7F])/g;

/**
 * Writes characters beyond ASCII as escapes, so that V8 holds a program at one byte a character and
 * a start reads it without decoding. In texts, regular expressions and names both mean the same.
 * `String.raw` gives the escape itself, which does so in the source of a regular expression: nothing
 * else is made of it.
 */
export class AsciiOutput {
  apply(compiler: Compiler): void {
    rewritePrograms(
      compiler,
      { name: 'AsciiOutput', stage: 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE' },
      asciiOf,
    );
  }
}

/** A program of the same meaning in ASCII. */
function asciiOf(program: string): string {
  return program.replace(BEYOND, (_all, slashes: string, character: string) => {
    // After an odd number of backslashes the last one is part of the character: `\é` is `é`.
    const kept = slashes.slice(0, slashes.length - (slashes.length % 2));
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
