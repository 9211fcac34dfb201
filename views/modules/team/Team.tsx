import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';
import { TeamMember } from './TeamMember.tsx';

/** Portraits beside each other on a phone. */
const FIRST_ROW = 2;

/** The people of the agency, in the CRM's order. */
export const Team: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const people = ctx.data.team().slice(0, module.maxItems);
  if (people.length === 0) return null;
  const title = shownText(content.title, ctx);
  // Without a title they are the main content of the page, at its top.
  const isOwnPage = title.text === '';
  const columns = module.numberItemOfRow ?? 4;
  return (
    <section>
      <SectionHead title={title} />
      <ul className={`team columns-${columns}`}>
        {people.map((person, index) => (
          <li key={person.id}>
            <TeamMember
              ctx={ctx}
              person={person}
              level={isOwnPage ? 2 : 3}
              columns={columns}
              eager={isOwnPage && index < FIRST_ROW}
              dialog={`person-${module.id}-${person.id}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
