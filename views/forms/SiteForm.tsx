import type { ComponentType } from 'react';
import type { LeadFormProps } from '../../client/forms/LeadFormFrame.tsx';
import { LeadForm } from '../../client/islands/LeadForm.tsx';
import type { PageContext } from '../page-context.ts';
import { Island } from '../ui/Island.tsx';
import type { FormName } from './form-kinds.ts';
import { siteFormProps } from './site-form-props.ts';

interface Props {
  ctx: PageContext;
  form: FormName;
  /** The island of a form with controls of its own. */
  of?: ComponentType<LeadFormProps>;
}

/** A form of a page, posted to the page itself: one step of it, with what was typed before. */
export function SiteForm({ ctx, form, of = LeadForm }: Props) {
  const props = siteFormProps(ctx, form);
  return props && <Island ctx={ctx} of={of} props={props} when="interaction" />;
}
