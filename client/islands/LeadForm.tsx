'use client';

import { LeadFormFrame, type LeadFormProps } from '../forms/LeadFormFrame.tsx';

/** A form for a lead, or a step of one. */
export function LeadForm(props: LeadFormProps) {
  return <LeadFormFrame {...props} />;
}
