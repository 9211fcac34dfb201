import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';
import { TeamMember } from './TeamMember.tsx';

/** The people of the agency, in the CRM's order. */
export const Team: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const people = ctx.data.team().slice(0, module.maxItems);
  if (people.length === 0) return null;
  const title = textOf(content.title, ctx.locale);
  const level = title === '' ? 2 : 3;
  return (
    <section>
      <SectionHead title={title} />
      <ul className={`team columns-${module.numberItemOfRow ?? 4}`}>
        {people.map((person) => (
          <li key={person.id}>
            <TeamMember
              ctx={ctx}
              person={person}
              level={level}
              dialog={`person-${module.id}-${person.id}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
