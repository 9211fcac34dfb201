import type { ModuleComponent } from '../../page-context.ts';
import { DocumentList } from '../../ui/DocumentList.tsx';
import { projectOf } from '../../subjects/subject.ts';

/** The documents of a project: specification, plans, permit. */
export const ProjectDocuments: ModuleComponent = ({ ctx }) => {
  const project = projectOf(ctx);
  if (!project || project.documents.length === 0) return null;
  return (
    <section>
      <h2>{ctx.t('documents.title')}</h2>
      <DocumentList ctx={ctx} about={project} />
    </section>
  );
};
