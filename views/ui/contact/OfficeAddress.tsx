import type { Phone } from '../../domain/format/phone.ts';

/** An office in one language. */
export interface OfficeLines {
  name: string;
  street: string;
  city: string;
  phone?: Phone;
  email: string;
}

interface Props {
  office: OfficeLines;
  className: string;
}

/** An office: address and contact. */
export function OfficeAddress({ office: { name, street, city, phone, email }, className }: Props) {
  return (
    <address className={className}>
      <strong>{name}</strong>
      <span>{street}</span>
      <span>{city}</span>
      {phone && (
        <a className="numerals" href={phone.href}>
          {phone.text}
        </a>
      )}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
