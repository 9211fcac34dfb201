import { phoneOf } from '../../domain/format/phone.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import { type Content, FILE_REASONS } from './schema.ts';

/** Content of the page for a refused form or file: the reason, the phone, a link. */
export const Refused: ModuleComponent<Content> = ({ ctx, content }) => {
  const phone = phoneOf(ctx.site.info.phone);
  const contact = ctx.links.page('contact');
  const isFile = FILE_REASONS.some((reason) => reason === content.reason);
  return (
    <section className="fault">
      <h1>{ctx.t(isFile ? 'error.noFileTitle' : 'error.refusedTitle')}</h1>
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
