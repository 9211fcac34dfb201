import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { type ContactKind } from './contact-kinds.ts';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  /** Chooses the subject of the e-mail; absent for a general one. */
  about?: ContactKind;
}

/** Phone and e-mail of the manager, both written out. */
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
