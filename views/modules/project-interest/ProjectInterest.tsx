import { type ShownText, shownText } from '../../domain/text/shown-text.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { Project } from '../../domain/project/project.ts';
import { saleState } from '../../domain/project/project-sale.ts';
import type { UnitRow } from '../../domain/project/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import { withUnit } from '../../routing/unit-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import { projectOf } from '../../subjects/subject.ts';
import { unitPriceText } from '../../ui/price/unit-price-text.ts';
import { managerLinks } from '../../ui/contact/manager-links.ts';
import { chosenUnit } from '../../ui/contact/chosen-unit.ts';

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
      <Question ctx={ctx} project={project} />
    </section>
  );
};

/**
 * The form for a question, about the chosen unit if there is one; it is sent to its own page. On a
 * site without that page a mail.
 */
function Question({ ctx, project }: { ctx: PageContext; project: Project }) {
  const page = ctx.site.pages.find(({ name }) => name === 'question');
  const path = ctx.links.itemForm('question', project);
  if (!page || path === undefined) return <ContactLinks ctx={ctx} />;
  const subject = { kind: 'question', page, about: project } as const;
  return (
    <>
      <SiteForm ctx={{ ...ctx, subject, path }} form="project-contact" />
      <ContactLinks ctx={ctx} isForm />
    </>
  );
}

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

/** A mail with a question, unless its form is shown, and the phone. */
function ContactLinks({ ctx, isForm = false }: { ctx: PageContext; isForm?: boolean }) {
  const { phone, mailto } = managerLinks(ctx);
  return (
    <p className="interest-ways">
      {!isForm && (
        <a className="button" href={mailto}>
          <Icon name="mail" />
          {ctx.t('contact.ask')}
        </a>
      )}
      {phone && <PhoneButton phone={phone} />}
    </p>
  );
}
