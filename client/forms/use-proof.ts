import { type RefObject, useEffect, useRef } from 'react';
import { proveForm } from './prove-form.ts';

/** Fills a hidden field with the form's proof. The form is sent without if it is sent before. */
export function useProof(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void proveForm().then((proof) => {
      if (field.current) field.current.value = proof;
    });
  }, []);
  return field;
}
