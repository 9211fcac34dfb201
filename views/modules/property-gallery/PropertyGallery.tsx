import type { ModuleComponent } from '../../page-context.ts';
import { PictureGallery } from './PictureGallery.tsx';
import type { Content } from './schema.ts';

/** A home's photographs and floor plans. */
export const PropertyGallery: ModuleComponent<Content> = ({ ctx }) => (
  <PictureGallery ctx={ctx} pictures={ctx.property?.pictures ?? []} />
);
