import type { ModuleComponent } from '../../page-context.ts';
import { personOf } from '../../subjects/subject.ts';
import { kindOf } from '../../subjects/subject-kinds.ts';
import { CallMeLink } from '../../ui/contact/CallMeLink.tsx';
import { PersonContact } from '../../ui/contact/PersonContact.tsx';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';

const SIZES = '(min-width: 24rem) 288px, 92vw';

/** The person that the page is about: portrait, function, number and how to reach them. */
export const Person: ModuleComponent = ({ ctx }) => {
  const person = personOf(ctx);
  if (!person) return null;
  const [, ...crumbs] = kindOf(ctx.subject).crumbs(ctx, ctx.subject);
  return (
    <section className="person">
      {crumbs.length > 0 && <Breadcrumbs t={ctx.t} crumbs={crumbs} />}
      <div className="person-sides">
        <Portrait ctx={ctx} photo={person.photo} name={person.name} sizes={SIZES} eager />
        <div>
          <h1>{person.name}</h1>
          <PersonContact ctx={ctx} person={person} />
          <div className="manager-ways">
            <CallMeLink ctx={ctx} person={person} />
          </div>
        </div>
      </div>
    </section>
  );
};
