import { phoneOf } from '../../domain/format/phone.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import type { Content } from './schema.ts';

/** A sentence that invites to do something, with a button to a page and the agency's phone. */
export const CallToAction: ModuleComponent<Content> = ({ ctx, content }) => {
  const { links, site } = ctx;
  const title = shownText(content.title, ctx);
  const text = shownText(content.text, ctx);
  const link = shownText(content.link, ctx);
  const href = content.page === undefined ? undefined : links.page(content.page);
  const phone = phoneOf(site.info.phone);
  return (
    <section className="call-to-action">
      <div>
        <h2 lang={title.lang}>{title.text}</h2>
        {text.text !== '' && <p lang={text.lang}>{text.text}</p>}
      </div>
      <p className="call-to-action-ways">
        {href !== undefined && link.text !== '' && (
          <a className="button" href={href} lang={link.lang}>
            {link.text}
          </a>
        )}
        {phone && <PhoneButton phone={phone} />}
      </p>
    </section>
  );
};
