import { shownText } from '../domain/text/shown-text.ts';
import { SEPARATOR } from '../domain/text/separator.ts';
import type { Project } from '../domain/project/project.ts';
import { projectName } from '../domain/project/project-name.ts';
import { saleState } from '../domain/project/project-sale.ts';
import { projectKeyFacts } from '../ui/facts/project-key-facts.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { CachedPart } from '../ui/CachedPart.tsx';
import { FromPrice } from '../ui/price/FromPrice.tsx';
import { homeAddress } from '../ui/facts/home-address.ts';
import { StatePlate } from '../ui/plate/StatePlate.tsx';
import { PrintSheet, sheetAttributes } from './PrintSheet.tsx';
import { SheetUnits } from './SheetUnits.tsx';

interface Props {
  ctx: SharedContext;
  project: Project;
}

/** The printed sheet of a project, with its units for sale by kind. */
export function ProjectSheet({ ctx, project }: Props & { ctx: PageContext }) {
  return (
    <CachedPart
      ctx={ctx}
      as="section"
      attributes={sheetAttributes(ctx.t('print.projectSheet'))}
      of={ProjectPaper}
      props={{ project }}
    />
  );
}

function ProjectPaper({ ctx, project }: Props) {
  const { t } = ctx;
  const types = shownText(project.typeDescription, ctx);
  const address = homeAddress(ctx, project);
  return (
    <PrintSheet
      ctx={ctx}
      about={project}
      back={t('print.projectBack')}
      reference={t('print.projectNumber', { id: project.id })}
      name={projectName(ctx, project)}
      address={
        <>
          {address && types.text ? address + SEPARATOR : address}
          <span lang={types.lang}>{types.text}</span>
        </>
      }
      price={<SheetPrice ctx={ctx} project={project} />}
      keyFacts={projectKeyFacts(ctx, project)}
      text={shownText(project.description, ctx)}
    >
      <SheetUnits ctx={ctx} project={project} />
    </PrintSheet>
  );
}

function SheetPrice({ ctx, project }: Props) {
  const state = saleState(project);
  if (state !== 'available') return <StatePlate ctx={ctx} state={state} />;
  return <FromPrice ctx={ctx} project={project} className="sheet-amount" />;
}
