import { SiteForm } from '../../forms/SiteForm.tsx';
import { isProject } from '../../domain/list/list-item.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { kindOf } from '../../subjects/subject-kinds.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { ContactMethods } from '../../ui/contact/ContactMethods.tsx';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';

/** The form for a question, beside what it is about and who answers (docs/look.md). */
export const QuestionForm: ModuleComponent = ({ ctx }) => {
  const { t, subject } = ctx;
  if (subject.kind !== 'question') return null;
  const { about } = subject;
  return (
    <section className="question">
      <Breadcrumbs t={t} crumbs={kindOf(subject).crumbs(ctx, subject)} />
      <h1>{kindOf(subject).name(ctx, subject)}</h1>
      <div className="question-columns">
        <SiteForm ctx={ctx} form={isProject(about) ? 'project-contact' : 'property-contact'} />
        <aside className="question-about" aria-label={t('forms.about')}>
          <ItemCard
            ctx={ctx}
            item={about}
            level={2}
            sizes="(min-width: 64rem) 24rem, 100vw"
            eager
          />
          {about.manager && <ManagerPerson ctx={ctx} manager={about.manager} />}
          <ContactMethods ctx={ctx} />
        </aside>
      </div>
    </section>
  );
};
