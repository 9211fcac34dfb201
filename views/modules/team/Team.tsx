import { functionLines } from '../../domain/text/function-text.ts';
import { formatIpi } from '../../domain/format/ipi.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

const SIZES = '(min-width: 64rem) 290px, (min-width: 40rem) 30vw, 44vw';

/** The people of the agency, in the CRM's order. */
export const Team: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const people = ctx.data.team().slice(0, module.maxItems);
  if (people.length === 0) return null;
  return (
    <section>
      <SectionHead title={textOf(content.title, ctx.locale)} />
      <ul className={`team columns-${module.numberItemOfRow ?? 4}`}>
        {people.map((person) => (
          <li key={person.id}>
            <Person ctx={ctx} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
};

function Person({ ctx, person }: { ctx: PageContext; person: Manager }) {
  const phone = phoneOf(person.directPhone) ?? phoneOf(person.mobilePhone);
  const ipi = formatIpi(person.ipi);
  return (
    <>
      <Portrait ctx={ctx} photo={person.photo} name={person.name} sizes={SIZES} />
      <h3>{person.name}</h3>
      {functionLines(person.function, ctx.locale).map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
      {ipi !== undefined && (
        <p className="quiet numerals">{ctx.t('manager.biv', { number: ipi })}</p>
      )}
      {phone && (
        <a className="team-link numerals" href={phone.href}>
          {phone.text}
        </a>
      )}
    </>
  );
}
