import type { TFunction } from 'i18next';
import { HONEYPOT } from '../../domain/forms/form-names.ts';
import type { Content } from './schema.ts';
import { fieldId, SignedFieldControl } from './SignedFieldControl.tsx';

interface Props {
  t: TFunction;
  content: Pick<Content, 'fields' | 'hidden' | 'warning' | 'others' | 'privacy'>;
  submit: string;
}

/** A plain form, without script: what is wrong with it comes back with the page. */
export function SignedForm({ t, content, submit }: Props) {
  const { fields, hidden, warning, others, privacy } = content;
  const hasFile = fields.some(({ type }) => type === 'file');
  return (
    <form
      className="form"
      method="post"
      noValidate
      {...(hasFile && { encType: 'multipart/form-data' })}
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Summary t={t} fields={fields} />
      {warning !== undefined && (
        <p className="form-summary" role="alert">
          {warning}
        </p>
      )}
      {fields.length > 0 && (
        <div className="form-grid">
          {fields.map((field) => (
            <SignedFieldControl key={field.name} field={field} optional={t('forms.optional')} />
          ))}
        </div>
      )}
      {privacy && <Public {...privacy} />}
      <div className="form-buttons">
        <button className="button" type="submit">
          {submit}
        </button>
        {others.map(({ name, value, text }) => (
          <button
            key={value}
            className="button button-line"
            type="submit"
            name={name}
            value={value}
          >
            {text}
          </button>
        ))}
      </div>
    </form>
  );
}

/** What is kept, and a field that only programs fill in. */
function Public({ text, link, href }: NonNullable<Content['privacy']>) {
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      <p className="form-privacy">
        {text} {href !== undefined && <a href={href}>{link}</a>}
      </p>
    </>
  );
}

/** What is wrong, with a link to each field. */
function Summary({ t, fields }: Pick<Content, 'fields'> & { t: TFunction }) {
  const faulty = fields.filter(({ fault }) => fault !== undefined);
  if (faulty.length === 0) return null;
  const number = String(faulty.length);
  const heading = faulty.length === 1 ? t('forms.oneFault') : t('forms.someFaults', { number });
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
    <div className="form-summary" tabIndex={-1} role="alert" autoFocus>
      <h2 className="form-summary-title">{heading}</h2>
      <ul>
        {faulty.map(({ name, label, fault }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{`${label} ${fault}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
