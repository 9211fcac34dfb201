import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { DialogLink } from './DialogLink.tsx';
import { managerLinks } from './manager-links.ts';

/** The phone's bottom bar: price, call, visit. The card above says the same to a screen reader. */
export function ContactBar({ ctx, property }: { ctx: PageContext; property: Property }) {
  const { phone } = managerLinks(ctx);
  return (
    <div className="contact-bar">
      <Price ctx={ctx} property={property} className="contact-bar-price" />
      {phone && (
        <a className="button button-line" href={phone.href} aria-label={ctx.t('manager.call')}>
          <Icon name="phone" />
        </a>
      )}
      <DialogLink ctx={ctx} to="appointment" />
    </div>
  );
}
