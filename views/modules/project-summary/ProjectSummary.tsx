import { shownText } from '../../domain/text/shown-text.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { Project } from '../../domain/project/project.ts';
import { projectName } from '../../domain/project/project-name.ts';
import { saleState } from '../../domain/project/project-sale.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Heart } from '../../ui/card/Heart.tsx';
import { HiddenAddressNote } from '../../ui/facts/HiddenAddressNote.tsx';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';
import { ResultsNav } from '../../ui/text/ResultsNav.tsx';
import { projectPriceWords } from '../../domain/property/price-words.ts';
import { summaryHeadClass } from '../../ui/facts/summary-head-class.ts';
import { FromPrice } from '../../ui/price/FromPrice.tsx';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SummaryActions } from '../../ui/facts/SummaryActions.tsx';
import { KeyFacts } from '../../ui/facts/KeyFacts.tsx';
import { Plate } from '../../ui/plate/Plate.tsx';
import { StatePlate } from '../../ui/plate/StatePlate.tsx';
import { projectCrumbs } from '../../subjects/project/project-crumbs.ts';
import { projectOf } from '../../subjects/subject.ts';
import { projectKeyFacts } from '../../ui/facts/project-key-facts.ts';

/** The project's title, place, lowest price and units left. */
export const ProjectSummary: ModuleComponent = ({ ctx, part }) => {
  const project = projectOf(ctx);
  if (!project) return null;
  return (
    <section className="summary">
      {part !== 'body' && <SummaryHead ctx={ctx} project={project} />}
      {part !== 'head' && <SummaryBody ctx={ctx} project={project} />}
    </section>
  );
};

interface Part {
  ctx: PageContext;
  project: Project;
}

function SummaryHead({ ctx, project }: Part) {
  const name = projectName(ctx, project);
  const { before } = projectPriceWords(ctx.t, project) ?? {};
  return (
    <>
      <div className="crumbs-line">
        <Breadcrumbs t={ctx.t} crumbs={projectCrumbs(ctx, project)} />
        <ResultsNav t={ctx.t} />
      </div>
      <div className={summaryHeadClass(name, before)}>
        <div className="summary-title">
          <h1>{name}</h1>
          <Heart ctx={ctx} item={project} />
        </div>
        <FromPrice ctx={ctx} project={project} className="summary-price" />
      </div>
    </>
  );
}

function SummaryBody({ ctx, project }: Part) {
  const { t } = ctx;
  const state = saleState(project);
  const promise = shownText(project.title, ctx);
  return (
    <>
      {promise.text !== '' && (
        <p className="summary-promise" lang={promise.lang}>
          {promise.text}
        </p>
      )}
      <div className="summary-place">
        <p className="summary-plates">
          {state !== 'available' && <StatePlate ctx={ctx} state={state} />}
          <Plate>{t('project.plate')}</Plate>
        </p>
        <Address ctx={ctx} project={project} />
      </div>
      <SaleNote ctx={ctx} project={project} />
      <KeyFacts facts={projectKeyFacts(ctx, project)} label={t('home.keyFacts')} />
      <SummaryActions ctx={ctx} />
    </>
  );
}

/** Type and place; the street only if it is published. */
function Address({ ctx, project }: Part) {
  const types = shownText(project.typeDescription, ctx);
  const address = homeAddress(ctx, project);
  return (
    <p className="summary-address">
      <Icon name="pin" />
      <span>
        {address && types.text ? address + SEPARATOR : address}
        <span lang={types.lang}>{types.text}</span>
        <HiddenAddressNote ctx={ctx} item={project} />
      </span>
    </p>
  );
}

/** The price conditions, or a note that nothing is for sale. */
function SaleNote({ ctx, project }: Part) {
  const state = saleState(project);
  if (state === 'sold') return <p className="summary-sold">{ctx.t('project.detail.soldText')}</p>;
  if (state === 'option')
    return <p className="summary-note">{ctx.t('project.detail.optionText')}</p>;
  const conditions = shownText(project.priceConditions, ctx);
  return conditions.text === '' ? null : (
    <p className="summary-note quiet" lang={conditions.lang}>
      {conditions.text}
    </p>
  );
}
