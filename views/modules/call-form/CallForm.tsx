import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { PersonFormPage } from '../../forms/PersonFormPage.tsx';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';

/** The form by which a visitor asks to be called, about a home or a project or by a person. */
export const CallForm: ModuleComponent = ({ ctx }) => {
  const { subject } = ctx;
  if (subject.kind === 'person-call') {
    return (
      <PersonFormPage ctx={ctx} subject={subject}>
        <SiteForm ctx={ctx} form="call" />
      </PersonFormPage>
    );
  }
  if (subject.kind !== 'call') return null;
  return (
    <ItemFormPage ctx={ctx} subject={subject}>
      <SiteForm ctx={ctx} form="call" />
    </ItemFormPage>
  );
};
