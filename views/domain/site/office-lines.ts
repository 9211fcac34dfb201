import { type Phone, phoneOf } from '../format/phone.ts';
import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { Office } from './office.ts';

/** An office in one language. */
export interface OfficeLines {
  name: string;
  street: string;
  city: string;
  phone?: Phone;
  email: string;
}

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
