import type { OfficeLines } from '../../domain/site/office-lines.ts';

interface Props {
  office: OfficeLines;
  /** False below a heading that names the office. */
  isNamed?: boolean;
}

/** An office: address and contact. */
export function OfficeAddress({ office, isNamed = true }: Props) {
  const { name, street, city, phone, email } = office;
  return (
    <address className="office-address">
      {isNamed && <strong>{name}</strong>}
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
