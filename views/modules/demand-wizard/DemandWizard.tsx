import { DemandSection } from '../../forms/demand/DemandSection.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** The demand register in steps (spec section 2, "Screens"). */
export const DemandWizard: ModuleComponent<Content> = ({ ctx, content }) => (
  <DemandSection ctx={ctx} form="demand-wizard" head={content} />
);
