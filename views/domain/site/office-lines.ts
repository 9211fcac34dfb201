import { type Phone, phoneOf } from '../format/phone.ts';
import { nameText, type Reader } from '../text/shown-text.ts';
import type { Office } from './office.ts';

/** An office as a page shows it. */
export interface OfficeLines {
  name: string;
  street: string;
  city: string;
  phone?: Phone;
  email: string;
}

export function officeLines(office: Office, reader: Reader): OfficeLines {
  const text = (value: Office['city']) => nameText(value, reader);
  const phone = phoneOf(office.phone);
  return {
    name: text(office.name),
    street: `${text(office.street)}\u00a0${office.houseNumber}`,
    city: `${office.zip} ${text(office.city)}`,
    ...(phone && { phone }),
    email: office.email,
  };
}
