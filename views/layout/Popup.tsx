import type { Locale } from '../domain/locale.ts';
import { perItem } from '../domain/memo/per-item.ts';
import { type PopupConfig, popupLink, popupMedia } from '../domain/site/popup.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/picture/Picture.tsx';

/**
 * The place of the promotional popup (docs/look.md, "Consent and popup"; spec section 4), the same
 * for every visitor. client/boot/popup.ts asks for the popup itself when it is due: few see it, and
 * each page would be longer by it before its first paint. The region announces it.
 */
export function PopupPlace({ ctx }: { ctx: PageContext }) {
  const { popup } = ctx.site.info;
  if (!popup || leadsHere(ctx, popup)) return null;
  const from = `/api/popup?lang=${ctx.locale}`;
  return <div id="popup" aria-live="polite" data-delay={popup.delay * 1000} data-from={from} />;
}

interface Props {
  ctx: SharedContext;
  popup: PopupConfig;
}

/** A dialog that leaves the page usable and does not take the focus. */
export function PopupDialog({ ctx, popup }: Props) {
  const { picture, video } = popupMedia(popup);
  const title = textOf(popup.title, ctx.locale);
  // On a phone the title is all that is left of its words, and leads where they do.
  const href = popupLink(popup, ctx.locale) ?? video;
  return (
    <section
      className="popup"
      role="dialog"
      aria-labelledby="popup-title"
      aria-describedby="popup-text"
    >
      {picture !== undefined && (
        <div className="popup-picture">
          <Picture ctx={ctx} picture={{ source: picture, name: {} }} sizes="24rem" alt="" />
        </div>
      )}
      <div className="popup-body">
        <h2 id="popup-title">{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        <p id="popup-text">{textOf(popup.description, ctx.locale)}</p>
        <PopupLinks ctx={ctx} popup={popup} />
      </div>
      <button className="popup-close" type="button" aria-label={ctx.t('nav.close')}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function PopupLinks({ ctx, popup }: Props) {
  const link = popupLink(popup, ctx.locale);
  const { video } = popupMedia(popup);
  return (
    <>
      {link !== undefined && (
        <a className="button" href={link}>
          {ctx.t('popup.more')}
        </a>
      )}
      {video !== undefined && (
        <a className="link-more" href={video} target="_blank" rel="noopener">
          {ctx.t('popup.video')}
        </a>
      )}
    </>
  );
}

/** URL path of its link; undefined if that leads to another site. */
const pathOnSite = perItem((popup: PopupConfig, locale: Locale, origin: string) => {
  const link = URL.parse(popupLink(popup, locale) ?? '', origin);
  return link?.origin === origin ? link.pathname.replace(/\/$/, '') : undefined;
});

/** Whether its link leads to this page, whatever its query string. */
function leadsHere(ctx: PageContext, popup: PopupConfig): boolean {
  const path = pathOnSite(popup, ctx.locale, ctx.origin);
  if (path === undefined) return false;
  const isHome = path === `/${ctx.locale}` || path === `/${ctx.locale}/home`;
  return (isHome ? ctx.links.page('home') : path) === ctx.path;
}
