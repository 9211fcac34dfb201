import { Parser } from 'htmlparser2';

/** The size at which a browser shows an SVG; undefined where the file does not say one. */
export function svgSize(text: string): { width: number; height: number } | undefined {
  const root = rootOf(text);
  if (root?.name !== 'svg') return undefined;
  const { attributes } = root;
  const width = pixels(attributes['width']);
  const height = pixels(attributes['height']);
  if (width && height) return { width, height };
  const [, , wide, high] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return wide && high && wide > 0 && high > 0 ? { width: wide, height: high } : undefined;
}

interface Root {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

function rootOf(text: string): Root | undefined {
  let root: Root | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        root ??= { name: name.slice(name.indexOf(':') + 1), attributes };
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return root;
}

/** Undefined for a length in another unit, of which browsers make something else. */
function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
