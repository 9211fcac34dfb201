import { MAX_REGIONS_OF_URL } from '../../domain/filters/regions.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import { type Content, FILE_REASONS } from './schema.ts';

/** Content of the page for a refused form, file or page: the reason, the phone, a link. */
export const Refused: ModuleComponent<Content> = ({ ctx, content }) => {
  const phone = phoneOf(ctx.site.info.phone);
  const contact = ctx.links.page('contact');
  return (
    <section className="fault">
      <h1>{ctx.t(titleOf(content))}</h1>
      <p>{textOf(ctx, content)}</p>
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

function textOf({ t }: PageContext, { reason }: Content): string {
  if (reason === 'tooManyPlaces') return t('error.tooManyPlaces', { max: MAX_REGIONS_OF_URL });
  return t(`error.refused.${reason}`);
}

function titleOf({ reason }: Content) {
  if (reason === 'busy') return 'error.busyTitle';
  if (reason === 'tooManyPlaces') return 'error.tooManyPlacesTitle';
  const isFile = FILE_REASONS.some((one) => one === reason);
  return isFile ? 'error.noFileTitle' : 'error.refusedTitle';
}
