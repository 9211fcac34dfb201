import { VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { CONTACT_DIALOGS, type ContactKind } from './contact-kinds.ts';
import { followsVisit } from './follows-visit.ts';
import { itemFormHref } from './item-form-href.ts';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  to: ContactKind;
}

/**
 * Opens a dialog of the contact card (client/boot/dialogs.ts); without script the form, or a mailto
 * link. After a visit request, the button for its time replaces the one for a visit.
 */
export function DialogLink({ ctx, to }: Props) {
  if (to === 'appointment') return <VisitLink ctx={ctx} />;
  if (asksOnPage(ctx)) return <AskBelow ctx={ctx} />;
  return (
    <a
      className="button button-line"
      href={itemFormHref(ctx, 'question') ?? managerLinks(ctx).mailto}
      data-dialog={CONTACT_DIALOGS.question}
    >
      <Icon name="mail" />
      {ctx.t('contact.ask')}
    </a>
  );
}

function VisitLink({ ctx }: Pick<Props, 'ctx'>) {
  const isNext = followsVisit(ctx);
  const step = isNext ? VISIT_STEPS.appointment : undefined;
  return (
    <a
      className="button"
      href={itemFormHref(ctx, 'visit', step) ?? managerLinks(ctx).visitMailto}
      data-dialog={CONTACT_DIALOGS.appointment}
    >
      <Icon name="calendar" />
      {ctx.t(isNext ? 'visit.pick' : 'contact.visit')}
    </a>
  );
}

/** Whether the form for a question stands on the page itself, as on that of a project. */
function asksOnPage({ subject, links }: PageContext): boolean {
  if (subject.kind !== 'project') return false;
  const { modules } = subject.page.params;
  const isShown = modules.some(
    ({ status, relations }) => status === 'Published' && relations.type === 'project-interest',
  );
  return isShown && links.itemForm('question', subject.project) !== undefined;
}

function AskBelow({ ctx }: Pick<Props, 'ctx'>) {
  return (
    <a className="button button-line" href="#interest">
      <Icon name="mail" />
      {ctx.t('contact.ask')}
    </a>
  );
}
