import { formatPrice } from '../domain/price.ts';
import type { Project } from '../domain/project.ts';
import { projectPrice, saleState } from '../domain/project-sale.ts';
import type { PageContext } from '../page-context.ts';

interface Props {
  ctx: PageContext;
  project: Project;
  className: string;
}

/** What a project begins at, under the rules of a home's price (spec sections 5 and 9). */
export function FromPrice({ ctx, project, className }: Props) {
  if (saleState(project) !== 'available') return null;
  const price = projectPrice(project);
  if (price === undefined) return <p className={className}>{ctx.t('price.onRequest')}</p>;
  return (
    <p className={`${className} numerals`}>
      <span className="price-note">{ctx.t('price.from')} </span>
      {formatPrice(price)}
    </p>
  );
}
