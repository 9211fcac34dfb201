import { Panorama } from '../../../client/islands/Panorama.tsx';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Picture as PictureData, ResponsivePicture } from '../../domain/property/picture.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Island } from '../../ui/Island.tsx';
import { PANORAMA_ID } from '../../ui/tour-link.ts';
import { contentSizes, mainColumnIn } from '../../ui/picture/content-sizes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

interface Props {
  ctx: PageContext;
  picture: PictureData;
  files: ResponsivePicture;
}

const SIZES = contentSizes(mainColumnIn, '(min-width: 64rem) 62vw, 93vw');

/** A still of the panorama that opens the viewer; without script it links to the picture file. */
export function PanoramaTour({ ctx, picture, files }: Props) {
  const { t, locale } = ctx;
  const keys = {
    ArrowLeft: t('tours.left'),
    ArrowRight: t('tours.right'),
    ArrowUp: t('tours.up'),
    ArrowDown: t('tours.down'),
    '+': t('tours.closer'),
    '-': t('tours.farther'),
  };
  const texts = {
    name: textOf(picture.name, locale) || t('tours.panorama'),
    help: t('tours.help'),
    loading: t('tours.loading'),
    failed: t('tours.failed'),
    keys,
  };
  const props = { texts, files: files.webp, across: picture.focus?.[0] ?? 50 };
  return (
    <>
      <a className="tours-panorama" href={files.jpeg.at(-1)?.url} data-dialog={PANORAMA_ID}>
        <Picture ctx={ctx} picture={picture} sizes={SIZES} />
        <span className="button">{t('tours.panorama')}</span>
      </a>
      <Dialog ctx={ctx} id={PANORAMA_ID} title={t('tours.panorama')} wide>
        <Island ctx={ctx} of={Panorama} props={props} when="visible" />
      </Dialog>
    </>
  );
}
