import { plainText, type RichText } from './rich-text.ts';

/** Number of lines that a text takes, estimated from the characters that a line holds. */
export function lineCount(text: RichText, perLine: number): number {
  return plainText(text)
    .split('\n')
    .reduce((lines, line) => lines + Math.ceil(line.length / perLine), 0);
}
