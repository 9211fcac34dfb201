import { DemandSection } from '../../forms/demand/DemandSection.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** The demand register on one page (spec section 2, "Screens"). */
export const Demand: ModuleComponent<Content> = ({ ctx, content }) => (
  <DemandSection ctx={ctx} form="demand" head={content} />
);
