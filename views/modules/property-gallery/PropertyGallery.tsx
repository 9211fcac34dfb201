import type { ModuleComponent } from '../../page-context.ts';
import { listItemOf } from '../../subjects/subject.ts';
import { PictureGallery } from './PictureGallery.tsx';
import type { Content } from './schema.ts';

/** The photographs and floor plans of a home or a project. */
export const PropertyGallery: ModuleComponent<Content> = ({ ctx }) => (
  <PictureGallery ctx={ctx} pictures={listItemOf(ctx)?.pictures ?? []} />
);
