import { phoneOf } from '../../domain/format/phone.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Content of the page for a server error, with the agency's phone. */
export const ServerError: ModuleComponent = ({ ctx }) => {
  const phone = phoneOf(ctx.site.info.phone);
  return (
    <section className="fault">
      <h1>{ctx.t('error.serverTitle')}</h1>
      <p>{ctx.t('error.serverText')}</p>
      {phone && (
        <a className="button numerals" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
    </section>
  );
};
