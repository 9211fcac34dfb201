import { phoneOf } from '../domain/format/phone.ts';
import { Icon } from './Icon.tsx';

/** The agency's phone as a quiet link; nothing when the number cannot be called. */
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
