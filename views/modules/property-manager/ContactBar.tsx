import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { managerLinks } from './manager-links.ts';

/** The phone's bottom bar: price, call, mail. The card above says the same to a screen reader. */
export function ContactBar({ ctx }: { ctx: PageContext }) {
  const { property, t } = ctx;
  if (!property) return null;
  const { phone, mailto } = managerLinks(ctx);
  return (
    <div className="contact-bar">
      <Price ctx={ctx} property={property} className="contact-bar-price" />
      {phone && (
        <a className="button" href={phone.href}>
          <Icon name="phone" />
          {t('manager.call')}
        </a>
      )}
      <a className="button button-line" href={mailto} aria-label={t('manager.mail')}>
        <Icon name="mail" />
      </a>
    </div>
  );
}
