import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDebouncedJson } from '../combobox/use-debounced-json.ts';

const ZIP = /^[1-9]\d{3}$/;

interface Places {
  places: readonly { name: string; zip: string }[];
}

/**
 * Fills in the town of a postcode from the site's own table. A town that the visitor has typed is
 * not changed; if the postcode is unknown or the request fails, nothing is filled in.
 */
export function useTownOfZip(form: RefObject<HTMLElement | null>): void {
  const [zip, setZip] = useState('');
  const filled = useRef('');
  const isZip = ZIP.test(zip);
  const url = isZip ? `/api/places?q=${zip}&lang=${document.documentElement.lang}` : undefined;
  const { value, isFresh } = useDebouncedJson<Places>(url);
  const town = isFresh ? value?.places.find((place) => place.zip === zip)?.name : undefined;

  useEffect(() => {
    const element = form.current;
    const read = () => setZip(fieldOf(element, 'propertyZip')?.value.trim() ?? '');
    // It may have been typed before hydration.
    read();
    element?.addEventListener('input', read);
    return () => element?.removeEventListener('input', read);
  }, [form]);

  useEffect(() => {
    const field = fieldOf(form.current, 'propertyCity');
    if (!field || town === undefined || field.value.trim() !== filled.current) return;
    field.value = town;
    filled.current = town;
  }, [form, town]);
}

function fieldOf(form: HTMLElement | null, name: string) {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
}
