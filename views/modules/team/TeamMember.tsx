import { phoneOf } from '../../domain/format/phone.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { CallMeLink } from '../../ui/contact/CallMeLink.tsx';
import { PersonContact } from '../../ui/contact/PersonContact.tsx';
import { PersonRole } from '../../ui/contact/PersonRole.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { columnIn, contentSizes } from '../../ui/picture/content-sizes.ts';
import { Portrait } from '../../ui/picture/Portrait.tsx';

interface Props {
  ctx: PageContext;
  person: Manager;
  /** Of the heading: 2 where the grid has no title. */
  level: 2 | 3;
  /** The portrait is in the first screen of its page. */
  eager: boolean;
  /** People beside each other on a wide screen. */
  columns: number;
  /** Id of the person's dialog. */
  dialog: string;
}

/**
 * A person in the grid, whose name opens a dialog with all ways to reach them; without script it
 * leads to their page. If the site has no pages of people, there is only the grid.
 */
export function TeamMember({ ctx, person, level, eager, columns, dialog }: Props) {
  const Heading = `h${level}` as const;
  const phone = phoneOf(person.directPhone) ?? phoneOf(person.mobilePhone);
  const href = ctx.links.person(person);
  const { name } = person;
  const sizes = contentSizes(
    (content) => columnIn(content, columns),
    `(min-width: 64rem) ${Math.floor(94 / columns)}vw, (min-width: 40rem) 30vw, 44vw`,
  );
  return (
    <>
      <Portrait ctx={ctx} photo={person.photo} name={name} sizes={sizes} eager={eager} />
      <Heading className="team-heading">
        {href === undefined ? (
          name
        ) : (
          <a className="team-name" href={href} data-dialog={dialog}>
            {name}
          </a>
        )}
      </Heading>
      <PersonRole ctx={ctx} person={person} />
      {phone && (
        <a className="team-link numerals" href={phone.href}>
          {phone.text}
        </a>
      )}
      {href !== undefined && (
        <Dialog ctx={ctx} id={dialog} title={name}>
          <PersonContact ctx={ctx} person={person} />
          <CallMeLink ctx={ctx} person={person} />
          <a className="link-more" href={href}>
            {ctx.t('team.page', { name })}
            <Icon name="arrow-right" />
          </a>
        </Dialog>
      )}
    </>
  );
}
