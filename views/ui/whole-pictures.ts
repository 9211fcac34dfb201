import { textOf } from '../domain/text/multilingual.ts';
import { isPlan, type Picture, type PictureVariant } from '../domain/property/picture.ts';
import type { PageContext } from '../page-context.ts';

/** Pixels that whoever shows a link asks for. */
const WIDTH = 1200;

/** A picture with its absolute URL and its size in pixels. */
interface WholePicture {
  url: string;
  width: number;
  height: number;
  /** What is to be seen on it; '' where nobody has said. */
  alt: string;
}

/** The large files of pictures that are there. */
export function wholePictures(ctx: PageContext, pictures: readonly Picture[]): WholePicture[] {
  return pictures.flatMap((picture) => {
    const files = ctx.data.picture(picture);
    if (!files) return [];
    const { url, width } = wideEnough(files.jpeg);
    const height = Math.round((width * files.height) / files.width);
    const alt = textOf(picture.name, ctx.locale);
    return [{ url: `${ctx.origin}${url}`, width, height, alt }];
  });
}

/** The first picture that is there: a photograph, or a plan where there is nothing else. */
export function firstPicture(
  { data }: PageContext,
  pictures: readonly Picture[],
): Picture | undefined {
  const isThere = (picture: Picture) => data.picture(picture) !== undefined;
  return pictures.find((picture) => !isPlan(picture) && isThere(picture)) ?? pictures.find(isThere);
}

/** The smallest file that is wide enough, else the largest there is. */
function wideEnough(jpeg: readonly PictureVariant[]): PictureVariant {
  return jpeg.find(({ width }) => width >= WIDTH) ?? jpeg.at(-1)!;
}
