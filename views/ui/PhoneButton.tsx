import type { Phone } from '../domain/format/phone.ts';
import { Icon } from './Icon.tsx';

/** A call button, secondary to the main button beside it. */
export function PhoneButton({ phone }: { phone: Phone }) {
  return (
    <a className="button button-line numerals" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  );
}
