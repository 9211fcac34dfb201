import { countByStatus } from '../../domain/project/composition.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { Project } from '../../domain/project/project.ts';
import { isDelivered, type SaleState, saleState } from '../../domain/project/project-sale.ts';
import type { PageContext, SharedContext } from '../../page-context.ts';
import { CardStreet } from './CardStreet.tsx';
import { CardLink } from './CardLink.tsx';
import { CardText } from './CardText.tsx';
import { cardClass } from './card-class.ts';
import { cardMarks } from './card-marks.ts';
import { EnergyBadge } from '../energy/EnergyBadge.tsx';
import { FromPrice } from '../price/FromPrice.tsx';
import { Icon } from '../Icon.tsx';
import { HeartButton, heartState, type HeartState } from './Heart.tsx';
import { CachedPart } from '../CachedPart.tsx';
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
  /** It is the main one of its place: a larger price, and two sentences about the project. */
  large?: boolean;
  /** It is one of the page's list. */
  inList?: boolean;
  /** Distance from the chosen place, in words, of a card beside a list: it has no `data-card`. */
  distance?: string;
}

/**
 * The card of a new-build project: photograph, plate, lowest price, name and place, units left; the
 * name is read first, as on the card of a home.
 */
export function ProjectCard({ ctx, inList = false, ...card }: Props) {
  const { project, large = false, distance } = card;
  const state = saleState(project);
  return (
    <CachedPart
      ctx={ctx}
      as="article"
      attributes={{
        className: cardClass({
          isSold: state === 'sold',
          isPriced: state === 'available',
          isLarge: large,
        }),
        ...cardMarks(ctx, project, { inList, distance }),
      }}
      of={CardContent}
      props={{ ...card, heart: heartState(ctx, project) }}
    />
  );
}

type ContentProps = Omit<Props, 'ctx' | 'inList'> & { ctx: SharedContext; heart: HeartState };

function CardContent(props: ContentProps) {
  const { ctx, project, level, wide = false, large = false, distance, heart } = props;
  const Heading = `h${level}` as const;
  const state = saleState(project);
  return (
    <>
      <CardLink href={ctx.links.project(project)}>
        <div className="card-words">
          <Heading className="card-name">{projectName(ctx, project)}</Heading>
          <CardStreet locale={ctx.locale} item={project} />
          {distance !== undefined && <p className="card-street numerals">{distance}</p>}
          <FromPrice ctx={ctx} project={project} className="card-price" />
          <ProjectFacts ctx={ctx} project={project} state={state} />
          {(wide || large) && <CardText ctx={ctx} item={project} isLong={large} />}
        </div>
        <CardPhoto {...props} state={state} />
      </CardLink>
      <HeartButton ctx={ctx} item={project} state={heart} />
    </>
  );
}

type Shown = Pick<ContentProps, 'ctx' | 'project'>;

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

function CardPhoto({ ctx, project, sizes, eager, state }: ContentProps & { state: SaleState }) {
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
