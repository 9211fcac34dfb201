import { type InputEvent, useState } from 'react';
import type { FieldName, FormField } from '../../views/domain/forms/form-field.ts';

type FieldCharacters = Readonly<Partial<Record<FieldName, number>>>;

/** The characters that each field has left, from the last tenth of its length on. */
export function useCharactersLeft(fields: readonly FormField[]) {
  const [of, setLeft] = useState<FieldCharacters>({});
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const field = fields.find(({ name }) => name === target.name);
    if (!field || field.options) return;
    const left = field.maxLength - target.value.length;
    const shown = left <= field.maxLength / 10 ? left : undefined;
    setLeft((before) =>
      before[field.name] === shown ? before : { ...before, [field.name]: shown },
    );
  };
  return { of, onInput };
}
