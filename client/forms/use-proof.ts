import { type RefObject, useEffect, useRef } from 'react';
import { proveForm } from './prove-form.ts';

/**
 * Fills a hidden field with the form's proof. The form is sent without it if it is submitted
 * earlier, or if the token cannot be fetched.
 */
export function useProof(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const fill = (proof: string) => {
      if (field.current) field.current.value = proof;
    };
    void proveForm().then(fill, () => fill(''));
  }, []);
  return field;
}
