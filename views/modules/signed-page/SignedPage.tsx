import { phoneOf } from '../../domain/format/phone.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { ReferencePlate } from '../../ui/form/ThanksHead.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import type { Content } from './schema.ts';
import { Section } from './Section.tsx';
import { SignedForm } from './SignedForm.tsx';

/** A page behind a signed link: what was sent, or what a button is about to do. */
export const SignedPage: ModuleComponent<Content> = ({ ctx: { t, site }, content }) => {
  const { title, back, reference, paragraphs, rows, submit, sections, hasPhone, link } = content;
  const phone = hasPhone ? phoneOf(site.info.phone) : undefined;
  return (
    <section className="thanks">
      {back && (
        <a className="link-more" href={back.href}>
          {back.text}
        </a>
      )}
      <h1>{title}</h1>
      {reference !== undefined && <ReferencePlate t={t} reference={reference} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows.length > 0 && (
        <dl className="thanks-answers">
          {rows.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {submit !== undefined && <SignedForm t={t} content={content} submit={submit} />}
      {sections.map((section, index) => (
        <Section key={index} section={section} number={index} />
      ))}
      {phone && <PhoneButton phone={phone} />}
      {link && (
        <a
          className="button"
          href={link.href}
          rel="nofollow"
          {...(link.isNewTab && { target: '_blank' })}
        >
          {link.text}
        </a>
      )}
    </section>
  );
};
