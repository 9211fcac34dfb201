import { BeforeAfterSlider } from '../../../client/islands/BeforeAfterSlider.tsx';
import type { Picture as PictureData } from '../../domain/property/picture.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { contentSizes } from '../../ui/picture/content-sizes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Plate } from '../../ui/plate/Plate.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

const SIZES = contentSizes((content) => content, '96vw');

/**
 * Two pictures on top of each other with a slider that shows more of one or the other; without
 * script side by side. A picture that is missing leaves the other one alone.
 */
export const BeforeAfter: ModuleComponent<Content> = ({ ctx, content }) => {
  const { t, data } = ctx;
  const { before, after } = content;
  const isPair = [before, after].every((picture) => data.picture(picture) !== undefined);
  const text = shownText(content.text, ctx);
  const texts = {
    label: t('beforeAfter.label'),
    value: t('beforeAfter.value', { share: '{share}' }),
  };
  return (
    <section>
      <SectionHead title={shownText(content.title, ctx)} />
      <div className={isPair ? 'before-after' : undefined}>
        <Side ctx={ctx} picture={before} name={t('beforeAfter.before')} />
        <Side ctx={ctx} picture={after} name={t('beforeAfter.after')} />
        {isPair && <Island ctx={ctx} of={BeforeAfterSlider} props={{ texts }} when="visible" />}
      </div>
      {text.text !== '' && (
        <p className="before-after-text" lang={text.lang}>
          {text.text}
        </p>
      )}
    </section>
  );
};

function Side({ ctx, picture, name }: { ctx: PageContext; picture: PictureData; name: string }) {
  if (!ctx.data.picture(picture)) return null;
  return (
    <figure className="before-after-side">
      <Picture ctx={ctx} picture={picture} sizes={SIZES} />
      <figcaption>
        <Plate>{name}</Plate>
      </figcaption>
    </figure>
  );
}
