import type { ReactNode } from 'react';
import type { Article } from '../../domain/site/article.ts';
import type { Project } from '../../domain/project/project.ts';
import type { Manager, Property } from '../../domain/property/property.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { articleOf, personOf, projectOf, propertyOf } from '../../subjects/subject.ts';
import { ArticleCard } from '../../ui/card/ArticleCard.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { ProjectCard } from '../../ui/card/ProjectCard.tsx';
import { PropertyCard } from '../../ui/card/PropertyCard.tsx';
import { ContactLinks } from '../../ui/contact/ContactLinks.tsx';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import { EnergyBadge } from '../../ui/energy/EnergyBadge.tsx';
import { EnergyScale } from '../../ui/energy/EnergyScale.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { MarkerList } from '../../ui/place/MarkerList.tsx';
import { OpenHousePlate } from '../../ui/plate/OpenHousePlate.tsx';
import { PlateLabel } from '../../ui/plate/PlateLabel.tsx';
import { StatePlate } from '../../ui/plate/StatePlate.tsx';
import { FromPrice } from '../../ui/price/FromPrice.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';
import { FoldedText } from '../../ui/text/FoldedText.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

type Props = Content['props'];
type Shown = (ctx: PageContext, props: Props, home: Content['home']) => ReactNode;

const SIZES = cardSizes(3);

/** Renderers of those components of views/ui that have states. */
const components: Readonly<Record<Content['component'], Shown>> = {
  ArticleCard: ofSubject(articleOf, (ctx, article: Article) => (
    <ArticleCard ctx={ctx} article={article} level={2} sizes={SIZES} />
  )),
  Breadcrumbs: ({ t }, { crumbs = [] }) => <Breadcrumbs t={t} crumbs={crumbs} />,
  ContactLinks: (_, { phones = [], email, mailto = '' }) => (
    <ContactLinks phones={phones} email={email} mailto={mailto} />
  ),
  EnergyBadge: ofHome((ctx, property) => <EnergyBadge ctx={ctx} property={property} />),
  EnergyScale: ofHome((ctx, property) => <EnergyScale ctx={ctx} property={property} />),
  FoldedText: ofHome((ctx, { description }) => (
    <FoldedText ctx={ctx} text={textOf(description, ctx.locale)} />
  )),
  FromPrice: ofSubject(projectOf, (ctx, project: Project) => (
    <FromPrice ctx={ctx} project={project} className="card-price" />
  )),
  ManagerPerson: ofSubject(personOf, (ctx, manager: Manager) => (
    <ManagerPerson ctx={ctx} manager={manager} />
  )),
  MarkerList: (ctx, { markers = [] }) => <MarkerList ctx={ctx} markers={markers} />,
  Pager: ({ t }, { page = 1, pageCount = 1 }) => (
    <Pager t={t} page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} />
  ),
  OpenHousePlate: ofHome((ctx, property) => <OpenHousePlate ctx={ctx} property={property} />),
  PlateLabel: ofHome((ctx, property) => <PlateLabel ctx={ctx} property={property} />),
  Portrait: (ctx, { name }) => {
    const person = personOf(ctx);
    const shown = name ?? person?.name ?? '';
    return <Portrait ctx={ctx} photo={person?.photo} name={shown} sizes="200px" />;
  },
  Price: ofHome((ctx, property) => <Price ctx={ctx} property={property} className="card-price" />),
  ProjectCard: ofSubject(projectOf, (ctx, project: Project, { wide = false }) => (
    <ProjectCard ctx={ctx} project={project} level={2} sizes={SIZES} wide={wide} />
  )),
  PropertyCard: ofHome((ctx, property, { wide = false, large = false }) => (
    <PropertyCard ctx={ctx} property={property} level={2} sizes={SIZES} {...{ wide, large }} />
  )),
  SectionHead: (_, { title = '', more }) => <SectionHead title={{ text: title }} more={more} />,
  StatePlate: (ctx, { state = 'sold' }) => <StatePlate ctx={ctx} state={state} />,
};

/** A component in one of its states (views/ui/component-state.ts), for developers. */
export const Component: ModuleComponent<Content> = ({ ctx, content }) => (
  <section>{components[content.component](ctx, content.props, content.home)}</section>
);

/** Shows the page's subject; nothing on a page with another kind of subject. */
function ofSubject<T>(
  subjectOf: (ctx: PageContext) => T | undefined,
  show: (ctx: PageContext, subject: T, props: Props) => ReactNode,
): Shown {
  return (ctx, props) => {
    const subject = subjectOf(ctx);
    return subject === undefined ? null : show(ctx, subject, props);
  };
}

/** The same for the page's home with some fields replaced. */
function ofHome(show: (ctx: PageContext, home: Property, props: Props) => ReactNode): Shown {
  return (ctx, props, changed) => {
    const home = propertyOf(ctx);
    return home === undefined
      ? null
      : show(ctx, { ...home, ...(changed as Partial<Property>) }, props);
  };
}
