import { shownText } from '../../domain/text/shown-text.ts';
import { countByStatus } from '../../domain/project/composition.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { Project } from '../../domain/project/project.ts';
import { isDelivered, type SaleState, saleState } from '../../domain/project/project-sale.ts';
import type { PageContext } from '../../page-context.ts';
import { CardStreet } from './CardStreet.tsx';
import { CardLink } from './CardLink.tsx';
import { cardMarks } from './card-marks.ts';
import { EnergyBadge } from '../energy/EnergyBadge.tsx';
import { FromPrice } from '../price/FromPrice.tsx';
import { Icon } from '../Icon.tsx';
import { Heart } from './Heart.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Plate } from '../plate/Plate.tsx';
import { StatePlate } from '../plate/StatePlate.tsx';
import { projectName } from '../../domain/project/project-name.ts';

interface Props {
  ctx: PageContext;
  project: Project;
  /** Level of the card's heading: one below the heading above it. */
  level: 2 | 3;
  /** The photograph's `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** The card has a row to itself, with room for a sentence about the project. */
  wide?: boolean;
  /** Distance from the chosen place, in words, of a card beside a list: it has no `data-card`. */
  distance?: string;
}

/** The card of a new-build project: photograph, plate, lowest price, name and place, units left. */
export function ProjectCard(props: Props) {
  const { ctx, project, level, wide = false, distance } = props;
  const Heading = `h${level}` as const;
  const state = saleState(project);
  const title = shownText(project.title, ctx);
  return (
    <article
      className={state === 'sold' ? 'card card-sold' : 'card'}
      {...cardMarks(ctx, project, distance)}
    >
      <CardLink href={ctx.links.project(project)}>
        <CardPhoto {...props} state={state} />
        <div className="card-words">
          <FromPrice ctx={ctx} project={project} className="card-price" />
          <Heading className="card-name">{projectName(ctx, project)}</Heading>
          <CardStreet locale={ctx.locale} item={project} />
          {distance !== undefined && <p className="card-street numerals">{distance}</p>}
          <ProjectFacts ctx={ctx} project={project} state={state} />
          {wide && title.text !== '' && (
            <p className="card-text" lang={title.lang}>
              {title.text}
            </p>
          )}
        </div>
      </CardLink>
      <Heart ctx={ctx} item={project} />
    </article>
  );
}

type Shown = Pick<Props, 'ctx' | 'project'>;

/** One line: number of units for sale, delivery date, energy letter. */
function ProjectFacts({ ctx, project, state }: Shown & { state: SaleState }) {
  if (state === 'sold') return null;
  const { available } = countByStatus(project.composition);
  const date = formatDate(project.deliveryDate);
  const delivery = isDelivered(project, ctx.today)
    ? ctx.t('project.delivered', { date })
    : ctx.t('project.delivery', { date });
  return (
    <p className="card-facts numerals">
      {available > 0 && <span>{ctx.t('project.left', { units: available })}</span>}
      {date !== undefined && <span>{delivery}</span>}
      <EnergyBadge ctx={ctx} property={project} />
    </p>
  );
}

function CardPhoto({ ctx, project, sizes, eager, state }: Props & { state: SaleState }) {
  const [first] = project.pictures;
  return (
    <div className="card-photo">
      {first ? (
        <Picture ctx={ctx} picture={first} sizes={sizes} eager={eager ?? false} alt="" />
      ) : (
        <Icon name="apartment" />
      )}
      {state === 'available' ? (
        <Plate>{ctx.t('project.plate')}</Plate>
      ) : (
        <StatePlate ctx={ctx} state={state} />
      )}
    </div>
  );
}
