import type { ReactNode } from 'react';
import { referenceOf } from '../domain/format/reference.ts';
import type { PageContext } from '../page-context.ts';
import type { ItemFormSubject } from '../subjects/item-form/item-form-subject.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import { ItemCard } from '../ui/card/ItemCard.tsx';
import { ContactMethods } from '../ui/contact/ContactMethods.tsx';
import { ManagerPerson } from '../ui/contact/ManagerPerson.tsx';
import { Plate } from '../ui/plate/Plate.tsx';
import { Breadcrumbs } from '../ui/text/Breadcrumbs.tsx';

interface Props {
  ctx: PageContext;
  subject: ItemFormSubject;
  children: ReactNode;
}

/** A form, beside the property or project that it is about and who answers (docs/look.md). */
export function ItemFormPage({ ctx, subject, children }: Props) {
  const { t } = ctx;
  const { about } = subject;
  return (
    <section className="item-form">
      <Breadcrumbs t={t} crumbs={kindOf(subject).crumbs(ctx, subject)} />
      <h1>{kindOf(subject).name(ctx, subject)}</h1>
      <div className="item-form-columns">
        <div data-form-part="">{children}</div>
        <aside className="item-form-about" aria-label={t('forms.about')}>
          <ItemCard
            ctx={ctx}
            item={about}
            level={2}
            sizes="(min-width: 64rem) 24rem, 100vw"
            eager
          />
          <p>
            <Plate>{t('home.reference', { reference: referenceOf(about) })}</Plate>
          </p>
          {about.manager && <ManagerPerson ctx={ctx} manager={about.manager} />}
          <ContactMethods ctx={ctx} />
        </aside>
      </div>
    </section>
  );
}
