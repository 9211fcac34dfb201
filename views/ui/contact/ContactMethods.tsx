import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { type ContactKind } from './contact-kinds.ts';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  /** What the mail is about, where it is about one thing. */
  about?: ContactKind;
}

/** Phone and e-mail of whoever handles the home, each readable as it is. */
export function ContactMethods({ ctx, about }: Props) {
  const { phone, email, mailto, visitMailto } = managerLinks(ctx);
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
        <a href={about === 'appointment' ? visitMailto : mailto}>
          <Icon name="mail" />
          <span>{email}</span>
        </a>
      </li>
    </ul>
  );
}
