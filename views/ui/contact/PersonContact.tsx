import { phoneOf } from '../../domain/format/phone.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { PersonRole } from './PersonRole.tsx';

interface Props {
  ctx: PageContext;
  person: Manager;
}

/** Function, BIV number, phones and e-mail of a person (spec section 3). */
export function PersonContact({ ctx, person }: Props) {
  const { directPhone, mobilePhone, email } = person;
  return (
    <div className="person-contact">
      <PersonRole ctx={ctx} person={person} />
      <ContactLinks
        phones={[phoneOf(directPhone), phoneOf(mobilePhone)]}
        email={email}
        mailto={`mailto:${email}`}
      />
    </div>
  );
}
