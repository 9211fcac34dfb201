import { colon } from '../domain/text/colon.ts';
import { LANGUAGE_NAMES } from '../domain/locale.ts';
import { phoneOf } from '../domain/format/phone.ts';
import { SAVED_PAGE } from '../domain/site/saved-page.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { CachedPart } from '../ui/CachedPart.tsx';
import { LanguageList } from '../ui/LanguageList.tsx';
import { Drawer } from './Drawer.tsx';
import { HeaderSearchButton, HeaderSearchPanel } from './HeaderSearch.tsx';
import { headerPlace } from './header-place.ts';
import { Logo } from './Logo.tsx';
import { languageLinks } from './language-links.ts';
import { type Here, hereOf, pageLinks } from './page-names.ts';

/** Wordmark, goals and pages, search, phone, owner login, language (docs/look.md, "Header"). */
export function Header({ ctx }: { ctx: PageContext }) {
  const { t, site } = ctx;
  const isExtra = site.info.extraMenu !== undefined;
  const isOverPhotograph = site.brand?.logo !== undefined && headerPlace(ctx) === 'over';
  return (
    <header className="header">
      <div className={isExtra ? 'header-line header-line-extra wrap' : 'header-line wrap'}>
        <a className="wordmark" href={ctx.links.page('home')}>
          <Logo ctx={ctx} ground="onLight" />
          {isOverPhotograph && <Logo ctx={ctx} ground="onDark" />}
        </a>
        <CachedPart
          ctx={ctx}
          as="nav"
          attributes={{ className: 'header-nav', 'aria-label': t('nav.label') }}
          of={HeaderPages}
          props={hereOf(ctx)}
        />
        <HeaderSearchButton ctx={ctx} />
        <SavedLink ctx={ctx} />
        <div className="header-side">
          <HeaderPhone ctx={ctx} />
          <OwnerLogin ctx={ctx} />
          <LanguageMenu ctx={ctx} />
        </div>
        <Drawer ctx={ctx} />
      </div>
      <HeaderSearchPanel ctx={ctx} />
    </header>
  );
}

function HeaderPages({ ctx, ...here }: Here & { ctx: SharedContext }) {
  return (
    <ul>
      {pageLinks(ctx, ctx.site.info.navigation, here).map(({ href, text, current }) => (
        <li key={href}>
          <a className="header-link" href={href} aria-current={current}>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * To the saved homes. Their number comes by script (client/saved.ts) and stands on the icon, so that
 * nothing moves.
 */
function SavedLink({ ctx }: { ctx: PageContext }) {
  const href = ctx.links.page(SAVED_PAGE);
  if (href === undefined) return null;
  return (
    <a className="header-link header-saved" href={href}>
      <Icon name="heart" />
      <span className="unseen">{ctx.t('saved.header')}</span>
      <b className="saved-count numerals" />
    </a>
  );
}

function HeaderPhone({ ctx: { t, site } }: { ctx: PageContext }) {
  const phone = phoneOf(site.info.phone);
  if (!phone) return null;
  const name = t('nav.call', { phone: phone.text });
  return (
    <a className="header-link numerals" href={phone.href} aria-label={name}>
      <Icon name="phone" />
      <span>{phone.text}</span>
    </a>
  );
}

/** Only if the site has the page for signing in. An icon: the German words would not fit. */
function OwnerLogin({ ctx }: { ctx: PageContext }) {
  const href = ctx.links.page('login');
  if (href === undefined) return null;
  return (
    <a className="header-link header-icon" href={href}>
      <Icon name="person" />
      <span className="unseen">{ctx.t('nav.login')}</span>
    </a>
  );
}

function LanguageMenu({ ctx }: { ctx: PageContext }) {
  const links = languageLinks(ctx);
  if (links.length === 0) return null;
  return (
    <div className="language-menu">
      <button className="header-link" type="button" popoverTarget="languages">
        <span className="unseen">{ctx.t('nav.languages') + colon(ctx.locale)}</span>
        <span>{LANGUAGE_NAMES[ctx.locale]}</span>
        <Icon name="chevron" />
      </button>
      <LanguageList className="languages" popover="languages" links={links} />
    </div>
  );
}
