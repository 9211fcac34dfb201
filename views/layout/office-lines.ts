import { phoneOf } from '../domain/format/phone.ts';
import type { Locale } from '../domain/locale.ts';
import type { Office } from '../domain/site/site.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { OfficeLines } from '../ui/contact/OfficeAddress.tsx';

/** An office as it is shown in a language. */
export function officeLines(office: Office, locale: Locale): OfficeLines {
  const text = (value: Office['city']) => textOf(value, locale);
  const phone = phoneOf(office.phone);
  return {
    name: text(office.name),
    street: `${text(office.street)}\u00a0${office.houseNumber}`,
    city: `${office.zip} ${text(office.city)}`,
    ...(phone && { phone }),
    email: office.email,
  };
}
