import { TestimonialSlider } from '../../../client/islands/TestimonialSlider.tsx';
import { formatDate } from '../../domain/format/date.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { Testimonial } from '../../domain/site/testimonial.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { pauseTexts } from '../../ui/pause-texts.ts';
import { Shown } from '../../ui/text/Shown.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

/** Testimonials of clients, side by side; with script they advance automatically (spec section 9). */
export const Testimonials: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const all = (ctx.site.content?.testimonials ?? []).slice(0, module.maxItems);
  if (all.length === 0) return null;
  const list = `testimonials-${module.id}`;
  const title = shownText(content.title, ctx);
  const props = { list, texts: textsOf(ctx, title.text || ctx.t('testimonials.label')) };
  return (
    <section className="band">
      <SectionHead title={title}>
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
  const { name, place, deal, date, language } = testimonial;
  const text = shownText(testimonial.text, ctx);
  return (
    <figure className="testimonial">
      <blockquote>
        <RichText {...text} level={3} origin={ctx.origin} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {`${ctx.t(`testimonials.deal.${deal}`)}, `}
          <Shown ctx={ctx} of={place} />
          {SEPARATOR}
          <time className="numerals" dateTime={date}>
            {formatDate(date)}
          </time>
        </span>
        {language !== (text.lang ?? ctx.locale) && (
          <span>{ctx.t(`testimonials.translated.${language}`)}</span>
        )}
      </figcaption>
    </figure>
  );
}
