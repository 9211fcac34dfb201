import { type ShownText, shownText } from '../../domain/text/shown-text.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import { saleState } from '../../domain/project/project-sale.ts';
import type { UnitRow } from '../../domain/project/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { withUnit } from '../../routing/unit-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import { projectOf } from '../../subjects/subject.ts';
import { unitPriceText } from '../../ui/price/unit-price-text.ts';
import { CONTACT_DIALOGS } from '../../ui/contact/contact-kinds.ts';
import { ContactDialog } from '../../ui/contact/ContactDialog.tsx';
import { itemFormHref } from '../../ui/contact/item-form-href.ts';
import { managerLinks } from '../../ui/contact/manager-links.ts';
import { chosenUnit } from '../../ui/contact/chosen-unit.ts';
import { projectAbout } from '../../ui/contact/project-about.ts';

/**
 * Contact section for visitors interested in the project, or in the unit that they chose in its
 * table (docs/look.md, "Project").
 */
export const ProjectInterest: ModuleComponent = ({ ctx }) => {
  const { t } = ctx;
  const project = projectOf(ctx);
  if (!project) return null;
  const chosen = chosenUnit(ctx, project);
  const isSold = saleState(project) === 'sold';
  return (
    // Target of fragments: focusable, so that keyboard navigation continues here.
    <section className="interest" id="interest" tabIndex={-1} aria-labelledby="interest-title">
      <h2 id="interest-title">{t('project.detail.interest.title', { name: project.name })}</h2>
      <p>{t(isSold ? 'project.detail.interest.soldText' : 'project.detail.interest.text')}</p>
      {chosen && <Chosen ctx={ctx} row={chosen} />}
      <ContactLinks ctx={ctx} />
      <ContactDialog
        ctx={ctx}
        kind="question"
        text={t('project.detail.interest.ask', projectAbout(ctx, project))}
      />
    </section>
  );
};

function Chosen({ ctx, row }: { ctx: PageContext; row: UnitRow }) {
  const { t, path, query } = ctx;
  const type = shownText(row.unit.typeDescription, ctx);
  const words = [type, { text: unitPriceText(ctx, row) }];
  return (
    <div className="interest-chosen">
      <p>
        {t('project.detail.interest.chosen')} <strong>{row.unit.name}</strong>
        {words
          .filter(({ text }) => text)
          .map(({ text, lang }: ShownText) => (
            <span key={text} lang={lang}>{`${SEPARATOR}${text}`}</span>
          ))}
      </p>
      <a href={withUnit(path, query, undefined)}>{t('project.detail.interest.without')}</a>
    </div>
  );
}

/**
 * The button for a question, which opens the dialog (without script the form, or a mailto link),
 * and the phone.
 */
function ContactLinks({ ctx }: { ctx: PageContext }) {
  const { phone, mailto } = managerLinks(ctx);
  return (
    <p className="interest-ways">
      <a
        className="button"
        href={itemFormHref(ctx, 'question') ?? mailto}
        data-dialog={CONTACT_DIALOGS.question}
      >
        <Icon name="mail" />
        {ctx.t('contact.ask')}
      </a>
      {phone && <PhoneButton phone={phone} />}
    </p>
  );
}
