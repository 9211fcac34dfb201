import { Slideshow as SlideshowIsland } from '../../../client/islands/Slideshow.tsx';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { pauseTexts } from '../../ui/pause-texts.ts';
import { contentSizes } from '../../ui/picture/content-sizes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

const SIZES = contentSizes((content) => content, '96vw');

/**
 * A slideshow of pictures, each fading into the next; without script all of them are below each
 * other. Missing pictures are left out.
 */
export const Slideshow: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const { maxItems } = module;
  const pictures = content.pictures
    .filter((picture) => ctx.data.picture(picture))
    .slice(0, maxItems);
  if (pictures.length === 0) return null;
  const title = shownText(content.title, ctx);
  const list = `slideshow-${module.id}`;
  const props = { list, count: pictures.length, texts: textsOf(ctx, title.text) };
  return (
    <section>
      <SectionHead title={title}>
        {pictures.length > 1 && (
          <Island ctx={ctx} of={SlideshowIsland} props={props} when="visible" />
        )}
      </SectionHead>
      <ul className="slideshow" id={list}>
        {pictures.map((picture, index) => (
          <li className="slideshow-slide" key={picture.source}>
            <Picture ctx={ctx} picture={picture} sizes={SIZES} eager={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Numbers in `place` are filled in by the island. */
function textsOf({ t }: PageContext, title: string) {
  return {
    title: title || t('slides.label'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    place: t('slides.place', { from: '{from}', total: '{total}' }),
    ...pauseTexts({ t }),
  };
}
