import { TestimonialSlider } from '../../../client/islands/TestimonialSlider.tsx';
import { formatDate } from '../../domain/format/date.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Testimonial } from '../../domain/site/testimonial.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { pauseTexts } from '../../ui/pause-texts.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

/** Testimonials of clients, side by side; with script they advance automatically (spec section 9). */
export const Testimonials: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const all = (ctx.site.content?.testimonials ?? []).slice(0, module.maxItems);
  if (all.length === 0) return null;
  const list = `testimonials-${module.id}`;
  const title = textOf(content.title, ctx.locale) || ctx.t('testimonials.label');
  const props = { list, texts: textsOf(ctx, title) };
  return (
    <section className="band">
      <SectionHead title={textOf(content.title, ctx.locale)}>
        {all.length > 1 && <Island ctx={ctx} of={TestimonialSlider} props={props} when="visible" />}
      </SectionHead>
      {/* Nothing in the row is focusable: it must be so itself to be scrolled by keyboard. */}
      <ul
        className={`carousel per-${module.numberItemOfRow ?? 3} testimonials`}
        id={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={ctx.t('testimonials.label')}
      >
        {all.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote ctx={ctx} testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Numbers in `place` are filled in by the island. */
function textsOf({ t }: PageContext, title: string) {
  return {
    title,
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    place: t('carousel.place', { from: '{from}', to: '{to}', total: '{total}' }),
    ...pauseTexts({ t }),
  };
}

function Quote({ ctx, testimonial }: { ctx: PageContext; testimonial: Testimonial }) {
  const { name, text, place, deal, date, language } = testimonial;
  return (
    <figure className="testimonial">
      <blockquote>
        <RichText text={textOf(text, ctx.locale)} level={3} origin={ctx.origin} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {ctx.t(`testimonials.deal.${deal}`)}, {textOf(place, ctx.locale)} ·{' '}
          <time className="numerals" dateTime={date}>
            {formatDate(date)}
          </time>
        </span>
        {language !== ctx.locale && <span>{ctx.t(`testimonials.translated.${language}`)}</span>}
      </figcaption>
    </figure>
  );
}
