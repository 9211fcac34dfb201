import { TourFrame } from '../../../client/islands/TourFrame.tsx';
import type { Tour } from '../../domain/property/tours.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { embedOn, frameTexts } from '../../ui/frame-texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tourId } from '../../ui/tour-link.ts';
import { Island } from '../../ui/Island.tsx';

interface Props {
  ctx: PageContext;
  tour: Tour;
  /** All tours of the home. */
  tours: readonly Tour[];
  /** From 1. */
  number: number;
}

/** Opens a tour of a known host in a dialog, any other in a new tab. */
export function TourButton({ ctx, tour, tours, number }: Props) {
  const { t } = ctx;
  const { link, kind } = tour;
  const embed = embedOn(ctx, tour.embed);
  const isOnly = tours.every((other) => other === tour || other.kind !== kind);
  const name = t(`tours.kind.${kind}`);
  const title = isOnly ? name : `${name} ${number}`;
  const id = tourId(number);
  return (
    <>
      <a
        className="button button-line"
        href={link}
        rel="external noopener"
        {...(embed ? { 'data-dialog': id } : { target: '_blank' })}
      >
        {title}
        {!embed && (
          <>
            <Icon name="outside" />
            <span className="unseen">{t('contact.newTab')}</span>
          </>
        )}
      </a>
      {embed && (
        <Dialog ctx={ctx} id={id} title={title} wide>
          <Island ctx={ctx} of={TourFrame} props={frameTexts(ctx, embed, title)} when="visible" />
        </Dialog>
      )}
    </>
  );
}
