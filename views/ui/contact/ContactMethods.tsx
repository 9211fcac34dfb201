import type { PageContext } from '../../page-context.ts';
import { type ContactKind } from './contact-kinds.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  /** Chooses the subject of the e-mail; absent for a general one. */
  about?: ContactKind;
}

/** Phone and e-mail of the manager of the page's home or project. */
export function ContactMethods({ ctx, about }: Props) {
  const { phone, email, mailto, visitMailto } = managerLinks(ctx);
  return (
    <ContactLinks
      phones={[phone]}
      email={email}
      mailto={about === 'appointment' ? visitMailto : mailto}
    />
  );
}
