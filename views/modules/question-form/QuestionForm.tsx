import { isProject } from '../../domain/list/list-item.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';

/** The form for a question about a property or a project. */
export const QuestionForm: ModuleComponent = ({ ctx }) => {
  const { subject } = ctx;
  if (subject.kind !== 'question') return null;
  return (
    <ItemFormPage ctx={ctx} subject={subject}>
      <SiteForm
        ctx={ctx}
        form={isProject(subject.about) ? 'project-contact' : 'property-contact'}
      />
    </ItemFormPage>
  );
};
