import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';

interface Props {
  ctx: PageContext;
  item: ListItem;
  level: 2 | 3;
  sizes: string;
  eager?: boolean;
  wide?: boolean;
  large?: boolean;
  /** It is one of the page's list. */
  inList?: boolean;
  /** Distance from the chosen place, in words. */
  distance?: string;
}

/** The card of a list item. */
export function ItemCard({ item, ...rest }: Props) {
  if (isProject(item)) return <ProjectCard project={item} {...rest} />;
  return <PropertyCard property={item} {...rest} />;
}
