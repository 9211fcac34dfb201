'use client';

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormField, ParsedForm } from '../../views/domain/forms/form-field.ts';
import type { FormTexts } from '../../views/ui/form/form-texts.ts';
import { HONEYPOT, SENDING_KEY } from '../../views/domain/forms/honeypot.ts';
import { parseForm } from '../../views/domain/forms/parse-form.ts';
import { FaultSummary } from '../../views/ui/form/FaultSummary.tsx';
import { FormControl } from '../../views/ui/form/FormControl.tsx';

interface Props {
  /** URL path that the form is posted to. */
  action: string;
  fields: readonly FormField[];
  texts: FormTexts;
  /** What was sent before, with its faults. */
  refused?: ParsedForm;
  /** Why what was sent was not taken, although it has no fault. */
  notice: string | undefined;
  /** Above the button: what happens with the data. */
  privacy: { text: string; link: string; href: string | undefined };
}

/**
 * A form for a lead. Without script it is posted and comes back with its faults; hydrated, the same
 * parser finds them first. What is sent twice by impatience carries the same key.
 */
export function LeadForm({ action, fields, texts, refused, notice, privacy }: Props) {
  const prefix = useId();
  const idOf = (name: string) => `${prefix}${name}`;
  const [faults, setFaults] = useState(refused?.faults ?? {});
  const [isSending, setIsSending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const key = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The page may come back from the browser's cache.
    const showAgain = () => setIsSending(false);
    addEventListener('pageshow', showAgain);
    return () => removeEventListener('pageshow', showAgain);
  }, []);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const parsed = parseForm(fields, (name) => textOf(data.get(name)));
    setAttempts(attempts + 1);
    setFaults(parsed.faults);
    if (isSending || Object.keys(parsed.faults).length > 0) event.preventDefault();
    else setIsSending(true);
    if (key.current) key.current.value ||= crypto.randomUUID();
  };

  return (
    <form className="form" method="post" action={action} noValidate onSubmit={submit}>
      {notice !== undefined && (
        <p className="form-summary" role="alert">
          {notice}
        </p>
      )}
      <FaultSummary ref={summary} fields={fields} texts={texts} faults={faults} idOf={idOf} />
      <div className="form-grid">
        {fields.map((field) => {
          const { name } = field;
          const words = texts.fields[name];
          if (!words) return null;
          return (
            <FormControl
              key={name}
              id={idOf(name)}
              field={field}
              texts={words}
              optional={texts.optional}
              value={refused?.values[name] ?? ''}
              fault={faults[name]}
            />
          );
        })}
      </div>
      <div className="form-trap" aria-hidden="true">
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      <input ref={key} type="hidden" name={SENDING_KEY} />
      <Privacy {...privacy} />
      <button className="button form-submit" type="submit" aria-disabled={isSending}>
        {isSending ? texts.sending : texts.submit}
      </button>
    </form>
  );
}

function Privacy({ text, link, href }: Props['privacy']): ReactNode {
  return (
    <p className="form-privacy">
      {text} {href !== undefined && <a href={href}>{link}</a>}
    </p>
  );
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
