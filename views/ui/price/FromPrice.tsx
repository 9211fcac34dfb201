import { projectPriceWords } from '../../domain/property/price-words.ts';
import type { Project } from '../../domain/project/project.ts';
import type { SharedContext } from '../../page-context.ts';
import { PriceLine } from './PriceLine.tsx';

interface Props {
  ctx: SharedContext;
  project: Project;
  className: string;
}

/** The lowest price of a project, shown as a home's price is (spec sections 5 and 9). */
export function FromPrice({ ctx, project, className }: Props) {
  const words = projectPriceWords(ctx.t, project);
  if (!words) return null;
  const classes = words.before === undefined ? className : `${className} numerals`;
  return <PriceLine words={words} className={classes} locale={ctx.locale} />;
}
