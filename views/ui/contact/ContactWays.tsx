import type { Phone } from '../../domain/format/phone.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  phone: Phone | undefined;
  email: string;
  /** URL of the link that shows the e-mail. */
  mailto: string;
}

/** A phone number and an e-mail address, both written out. */
export function ContactWays({ phone, email, mailto }: Props) {
  return (
    <ul className="contact-ways">
      {phone && (
        <li>
          <a className="numerals" href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        </li>
      )}
      <li>
        <a href={mailto}>
          <Icon name="mail" />
          <span>{email}</span>
        </a>
      </li>
    </ul>
  );
}
