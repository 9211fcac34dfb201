import type { Phone } from '../../domain/format/phone.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  phones: readonly (Phone | undefined)[];
  email: string | undefined;
  /** URL of the link that shows the e-mail. */
  mailto: string;
}

/** Phone numbers and an e-mail address, written out. */
export function ContactLinks({ phones, email, mailto }: Props) {
  return (
    <ul className="contact-links">
      {phones.map(
        (phone) =>
          phone && (
            <li key={phone.href}>
              <a className="numerals" href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </a>
            </li>
          ),
      )}
      {email !== undefined && (
        <li>
          <a href={mailto}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
