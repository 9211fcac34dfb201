import { phoneOf } from '../../domain/format/phone.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import type { Content } from './schema.ts';

/** Content of the page for what was sent and could not be taken: why, the phone, a way on. */
export const Refused: ModuleComponent<Content> = ({ ctx, content }) => {
  const phone = phoneOf(ctx.site.info.phone);
  const contact = ctx.links.page('contact');
  return (
    <section className="fault">
      <h1>{ctx.t('error.refusedTitle')}</h1>
      <p>{ctx.t(`error.refused.${content.reason}`)}</p>
      {phone && <PhoneButton phone={phone} />}
      {contact !== undefined && (
        <a className="link-more" href={contact}>
          {ctx.t('contact.ask')}
          <Icon name="arrow-right" />
        </a>
      )}
    </section>
  );
};
