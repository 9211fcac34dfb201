import type { Phone } from '../domain/format/phone.ts';
import { Icon } from './Icon.tsx';

/** Calls a number: the second button, beside the one that says what to do. */
export function PhoneButton({ phone }: { phone: Phone }) {
  return (
    <a className="button button-line numerals" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  );
}
