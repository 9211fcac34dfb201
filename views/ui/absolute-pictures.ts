import { textOf } from '../domain/text/multilingual.ts';
import { isPlan, type Picture, type PictureVariant } from '../domain/property/picture.ts';
import type { SubjectContext } from '../page-context.ts';

/** Width in pixels that previews of shared links expect. */
const WIDTH = 1200;

/** A picture with its absolute URL and its size in pixels. */
export interface AbsolutePicture {
  url: string;
  width: number;
  height: number;
  /** Alternative text; '' if there is none. */
  alt: string;
}

/** The large variants of those pictures that exist. */
export function absolutePictures(
  ctx: Pick<SubjectContext, 'data' | 'locale' | 'origin'>,
  pictures: readonly Picture[],
): AbsolutePicture[] {
  return pictures.flatMap((picture) => {
    const files = ctx.data.picture(picture);
    if (!files) return [];
    const { url, width } = atLeastWidth(files.jpeg);
    const height = Math.round((width * files.height) / files.width);
    const alt = textOf(picture.name, ctx.locale);
    return [{ url: `${ctx.origin}${url}`, width, height, alt }];
  });
}

/** The first existing picture: a photograph, else a plan. */
export function firstPicture(
  { data }: Pick<SubjectContext, 'data'>,
  pictures: readonly Picture[],
): Picture | undefined {
  const isThere = (picture: Picture) => data.picture(picture) !== undefined;
  return pictures.find((picture) => !isPlan(picture) && isThere(picture)) ?? pictures.find(isThere);
}

/** The smallest variant of at least WIDTH, else the largest. */
function atLeastWidth(jpeg: readonly PictureVariant[]): PictureVariant {
  return jpeg.find(({ width }) => width >= WIDTH) ?? jpeg.at(-1)!;
}
