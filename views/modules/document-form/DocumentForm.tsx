import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';

/** The form before a document of a property or a project is opened (spec section 4). */
export const DocumentForm: ModuleComponent = ({ ctx }) => {
  const { subject, t } = ctx;
  if (subject.kind !== 'document') return null;
  return (
    <ItemFormPage ctx={ctx} subject={subject}>
      <p className="document-form-why">{t('documents.why')}</p>
      <SiteForm ctx={ctx} form="document" />
    </ItemFormPage>
  );
};
