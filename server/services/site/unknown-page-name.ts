import { didYouMean } from '../../platform/files/nearest-word.ts';

/** Says that no page has a name, and which was probably meant. */
export function unknownPageName(name: string, names: readonly string[]): string {
  return `there is no page "${name}"${didYouMean(name, names)}`;
}
