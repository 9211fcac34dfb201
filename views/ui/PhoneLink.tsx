import { phoneOf } from '../domain/format/phone.ts';
import { Icon } from './Icon.tsx';

/** The agency's phone as an unobtrusive link; nothing if the number is invalid. */
export function PhoneLink({ number }: { number: string }) {
  const phone = phoneOf(number);
  if (!phone) return null;
  return (
    <a className="link-more numerals" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  );
}
