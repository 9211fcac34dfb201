'use client';

import { useRef } from 'react';
import { LeadFormFrame, type LeadFormProps } from '../forms/LeadFormFrame.tsx';
import { useTownOfZip } from '../forms/use-town-of-zip.ts';

/** A form with the address of a property: its town follows from the postcode. */
export function ValuationForm(props: LeadFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useTownOfZip(place);
  return (
    <div ref={place}>
      <LeadFormFrame {...props} />
    </div>
  );
}
