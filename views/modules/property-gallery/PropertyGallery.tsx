import type { ModuleComponent } from '../../page-context.ts';
import { PictureGallery } from './PictureGallery.tsx';
import type { Content } from './schema.ts';

/** The photographs and floor plans of a home or a project. */
export const PropertyGallery: ModuleComponent<Content> = ({ ctx }) => (
  <PictureGallery ctx={ctx} pictures={(ctx.property ?? ctx.project)?.pictures ?? []} />
);
