import type { TFunction } from 'i18next';
import type { Phone } from '../../domain/format/phone.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { ItemCard } from '../card/ItemCard.tsx';
import { ManagerPerson } from '../contact/ManagerPerson.tsx';
import { contentSizes } from '../picture/content-sizes.ts';
import { PhoneButton } from '../PhoneButton.tsx';

interface Props {
  ctx: PageContext;
  reference: string;
  /** What was sent is about it, and the page does not show it otherwise. */
  about?: ListItem | undefined;
  /** Who answers. */
  manager?: Manager | undefined;
  phone?: Phone | undefined;
}

/**
 * What a thank-you begins with: the reference on a large plate, beside it the home and the portrait
 * of its manager, where there are such.
 */
export function ThanksHead({ ctx, reference, about, manager, phone }: Props) {
  return (
    <div className="thanks-head">
      <ReferencePlate t={ctx.t} reference={reference} />
      {about && <ItemCard ctx={ctx} item={about} level={2} sizes={HOME_SIZES} />}
      {(manager || phone) && (
        <div className="thanks-person">
          {manager && <ManagerPerson ctx={ctx} manager={manager} sizes={PORTRAIT_SIZES} />}
          {phone && <PhoneButton phone={phone} />}
        </div>
      )}
    </div>
  );
}

/** Four and three of twelve parts (thanks-head.css). */
const HOME_SIZES = contentSizes((content) => (content - 48) / 3, '(min-width: 64rem) 31vw, 93vw');
const PORTRAIT_SIZES = contentSizes(
  (content) => (content - 48) / 4,
  '(min-width: 64rem) 23vw, 96px',
);

/** The reference of what was sent, on a large plate. */
export function ReferencePlate({ t, reference }: { t: TFunction; reference: string }) {
  return (
    <p className="thanks-reference plate-line">
      <span className="thanks-reference-label">{t('thanks.reference')}</span>
      <strong className="thanks-plate">{reference}</strong>
    </p>
  );
}
