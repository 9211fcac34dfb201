import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import type { PersonCallSubject } from '../subjects/person/person-call-subject.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import { ManagerPerson } from '../ui/contact/ManagerPerson.tsx';
import { Breadcrumbs } from '../ui/text/Breadcrumbs.tsx';

interface Props {
  ctx: PageContext;
  subject: PersonCallSubject;
  children: ReactNode;
}

/** A form beside the person who answers it. */
export function PersonFormPage({ ctx, subject, children }: Props) {
  return (
    <section className="item-form">
      <Breadcrumbs t={ctx.t} crumbs={kindOf(subject).crumbs(ctx, subject)} />
      <h1>{kindOf(subject).name(ctx, subject)}</h1>
      <div className="item-form-columns">
        <div data-form-part="">{children}</div>
        <aside className="item-form-about" aria-label={ctx.t('manager.title')}>
          <ManagerPerson ctx={ctx} manager={subject.person} />
        </aside>
      </div>
    </section>
  );
}
