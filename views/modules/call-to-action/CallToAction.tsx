import { phoneOf } from '../../domain/format/phone.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import type { Content } from './schema.ts';

/** A sentence that invites to do something, with a button to a page and the agency's phone. */
export const CallToAction: ModuleComponent<Content> = ({ ctx, content }) => {
  const { locale, links, site } = ctx;
  const text = textOf(content.text, locale);
  const link = textOf(content.link, locale);
  const href = content.page === undefined ? undefined : links.page(content.page);
  const phone = phoneOf(site.info.phone);
  return (
    <section className="call-to-action">
      <div>
        <h2>{textOf(content.title, locale)}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      <p className="call-to-action-ways">
        {href !== undefined && link !== '' && (
          <a className="button" href={href}>
            {link}
          </a>
        )}
        {phone && <PhoneButton phone={phone} />}
      </p>
    </section>
  );
};
