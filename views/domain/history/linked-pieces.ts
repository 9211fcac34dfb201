import type { ShownText } from './contacts.ts';

/** An address in a text, as it stands there. */
export interface LinkedPiece {
  href: string;
  text: string;
}

/** Up to what ends a sentence or closes a bracket. */
const ADDRESS = /https:\/\/[^\s<>"'’”»()[\]{}]*[^\s<>"'’”»()[\]{}.,;:!?…]/giu;

/**
 * The pieces of a text with its https addresses as links. One that touches something hidden is none:
 * what is left of it leads elsewhere. So is one with a name or a password in it, or without a domain.
 */
export function linkedPieces(text: ShownText): (ShownText[number] | LinkedPiece)[] {
  return text.flatMap((piece, index): (ShownText[number] | LinkedPiece)[] => {
    const isCut = { before: index > 0, behind: index < text.length - 1 };
    return typeof piece === 'string' ? piecesOf(piece, isCut) : [piece];
  });
}

function piecesOf(
  text: string,
  isCut: { before: boolean; behind: boolean },
): (string | LinkedPiece)[] {
  const pieces: (string | LinkedPiece)[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const isWhole =
      !(isCut.before && index === 0) && !(isCut.behind && index + found.length === text.length);
    const href = isWhole ? hrefOf(found) : undefined;
    if (href === undefined) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ href, text: found });
    end = index + found.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function hrefOf(found: string): string | undefined {
  const url = URL.parse(found);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return /\.\p{L}{2,}$/u.test(url.hostname) || /\.xn--[a-z0-9-]+$/.test(url.hostname)
    ? url.href
    : undefined;
}
