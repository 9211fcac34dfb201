import type { ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { ThanksHead } from '../../ui/form/ThanksHead.tsx';
import { VisitChoice } from '../../ui/contact/VisitChoice.tsx';

interface Props {
  ctx: PageContext;
  about: ListItem;
}

/** Step 4, after the request was sent here or with the form of a third party. */
export function VisitThanks({ ctx, about }: Props) {
  const { t, sent } = ctx;
  return (
    <section className="visit-thanks">
      <h2>{t('visit.thanks')}</h2>
      {sent && <ThanksHead ctx={ctx} reference={sent.reference} manager={about.manager} />}
      <VisitChoice ctx={ctx} about={about} />
    </section>
  );
}
