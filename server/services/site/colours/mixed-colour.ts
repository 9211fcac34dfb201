import { formatColour, parseColour } from './contrast.ts';

/** A colour mixed with a part of another one. */
export function mixed(colour: string, other: string, part: number): string {
  const [from, to] = [parseColour(colour), parseColour(other)];
  const [red, green, blue] = from.map((one, at) => one + (to[at]! - one) * part);
  return formatColour([red!, green!, blue!]);
}
