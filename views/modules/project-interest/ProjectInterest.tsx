import { textOf } from '../../domain/multilingual.ts';
import type { Project } from '../../domain/project.ts';
import { saleState } from '../../domain/project-sale.ts';
import { rowsOf, type UnitRow, unitTable } from '../../domain/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { readUnitQuery, withUnit } from '../../routing/unit-query.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { unitPriceText } from '../project-units/unit-words.ts';
import { ManagerPerson } from '../property-manager/ManagerPerson.tsx';
import { INTEREST_DIALOG, projectLinks } from './project-links.ts';
import type { Content } from './schema.ts';

/** For who is interested in the project, or in the unit that was chosen in its table (look.md). */
export const ProjectInterest: ModuleComponent<Content> = ({ ctx }) => {
  const { project, t } = ctx;
  if (!project) return null;
  const chosen = chosenRow(ctx, project);
  const isSold = saleState(project) === 'sold';
  return (
    // Links lead here from other addresses: it takes the focus, so that a keyboard goes on from here.
    <section className="interest" id="interest" tabIndex={-1} aria-labelledby="interest-title">
      <h2 id="interest-title">{t('project.detail.interest.title', { name: project.name })}</h2>
      <p>{t(isSold ? 'project.detail.interest.soldText' : 'project.detail.interest.text')}</p>
      {chosen && <Chosen ctx={ctx} row={chosen} />}
      <Ways ctx={ctx} project={project} chosen={chosen} />
      <InterestDialog ctx={ctx} project={project} chosen={chosen} />
    </section>
  );
};

/** The unit that the address names; none where it cannot be bought any more. */
function chosenRow({ query }: PageContext, project: Project): UnitRow | undefined {
  const { unit: id } = readUnitQuery(query);
  return rowsOf(unitTable(project)).find(
    ({ unit, status }) => unit.id === id && status === 'available',
  );
}

function Chosen({ ctx, row }: { ctx: PageContext; row: UnitRow }) {
  const { t, locale, path, query } = ctx;
  const words = [textOf(row.unit.typeDescription, locale), unitPriceText(ctx, row)];
  return (
    <div className="interest-chosen">
      <p>
        {t('project.detail.interest.chosen')} <strong>{row.unit.name}</strong>
        {words.filter(Boolean).map((word) => ` · ${word}`)}
      </p>
      <a href={withUnit(path, query, undefined)}>{t('project.detail.interest.without')}</a>
    </div>
  );
}

interface WaysProps {
  ctx: PageContext;
  project: Project;
  chosen: UnitRow | undefined;
}

/** A question, which opens the dialog, and the phone; without script the question is a mail. */
function Ways({ ctx, project, chosen }: WaysProps) {
  const { phone, mailto } = projectLinks(ctx, project, chosen?.unit.name);
  return (
    <p className="interest-ways">
      <a className="button" href={mailto} data-dialog={INTEREST_DIALOG}>
        <Icon name="mail" />
        {ctx.t('contact.ask')}
      </a>
      {phone && (
        <a className="button button-line numerals" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
    </p>
  );
}

/** Who answers for the project and how they are reached, about the unit that was chosen. */
function InterestDialog({ ctx, project, chosen }: WaysProps) {
  const { email, phone, mailto } = projectLinks(ctx, project, chosen?.unit.name);
  const about = chosen ? `${project.name}, ${chosen.unit.name}` : project.name;
  return (
    <Dialog ctx={ctx} id={INTEREST_DIALOG} title={ctx.t('contact.ask')}>
      <p>{ctx.t('project.detail.interest.ask', { about, id: project.id })}</p>
      {project.manager && <ManagerPerson ctx={ctx} manager={project.manager} />}
      <p className="interest-ways">
        <a className="button" href={mailto}>
          <Icon name="mail" />
          <span className="manager-email">{email}</span>
        </a>
        {phone && (
          <a className="button button-line numerals" href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        )}
      </p>
    </Dialog>
  );
}
