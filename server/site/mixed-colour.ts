import { formatColour, parseColour } from './contrast.ts';

/** One colour with a part of another in it, as paints that are laid over each other. */
export function mixed(colour: string, other: string, part: number): string {
  const [from, to] = [parseColour(colour), parseColour(other)];
  const [red, green, blue] = from.map((one, at) => one + (to[at]! - one) * part);
  return formatColour([red!, green!, blue!]);
}
