import { SENDING_KEY } from '../../views/domain/forms/form-names.ts';

/**
 * Gives a form for a lead its key when it is sent, hydrated or not: a form that is sent twice makes
 * one lead.
 */
export function keySendings(): void {
  addEventListener('submit', ({ target }) => {
    const key = (target as Element).querySelector<HTMLInputElement>(`[name=${SENDING_KEY}]`);
    if (key) key.value ||= crypto.randomUUID();
  });
}
