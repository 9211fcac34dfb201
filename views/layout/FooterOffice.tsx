import { textOf } from '../domain/text/multilingual.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { Office } from '../domain/site/site.ts';
import type { PageContext } from '../page-context.ts';

/** An office: address and contact. */
export function FooterOffice({ ctx, office }: { ctx: PageContext; office: Office }) {
  const text = (value: Office['city']) => textOf(value, ctx.locale);
  const phone = phoneOf(office.phone);
  return (
    <address className="footer-office">
      <strong>{text(office.name)}</strong>
      <span>
        {text(office.street)}
        {'\u00a0'}
        {office.houseNumber}
      </span>
      <span>
        {office.zip} {text(office.city)}
      </span>
      {phone && (
        <a className="numerals" href={phone.href}>
          {phone.text}
        </a>
      )}
      <a href={`mailto:${office.email}`}>{office.email}</a>
    </address>
  );
}
