import type { SignedSection } from './schema.ts';
import { SignedFieldControl } from './SignedFieldControl.tsx';

interface Props {
  section: SignedSection;
  /** Distinguishes its fields from those of the others. */
  number: number;
}

/** One of several things of a page, with a plain form. */
export function Section({ section, number }: Props) {
  const { title, paragraphs, link, fields, hidden, buttons } = section;
  const id = `section-${number}`;
  return (
    <section className="signed-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
      {buttons.length > 0 && (
        <form className="form" method="post" noValidate>
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.length > 0 && (
            <div className="form-grid">
              {fields.map((field) => (
                <SignedFieldControl
                  key={field.name}
                  field={field}
                  optional=""
                  prefix={`${number}-`}
                />
              ))}
            </div>
          )}
          <div className="form-buttons">
            {buttons.map(({ name, value, text }, index) => (
              <button
                key={value}
                className={index === 0 ? 'button' : 'button button-line'}
                type="submit"
                name={name}
                value={value}
              >
                {text}
              </button>
            ))}
          </div>
        </form>
      )}
    </section>
  );
}
