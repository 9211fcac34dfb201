import type { Locale } from '../../domain/locale.ts';
import { type PostalAddressFields, streetLine } from '../../domain/place/address.ts';

interface Props {
  locale: Locale;
  item: PostalAddressFields;
}

/** The street on a card; nothing if the address is not published. */
export function CardStreet({ locale, item }: Props) {
  const street = streetLine(item, locale);
  return street === '' ? null : <p className="card-street">{street}</p>;
}
