import type { ReactNode } from 'react';
import { perItem } from '../domain/memo/per-item.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import { isOwnerPage } from '../domain/site/owner-pages.ts';
import { pageParties } from '../domain/third-party/page-parties.ts';
import type { ThirdParty } from '../domain/third-party/third-party.ts';
import { sessionPath } from '../routing/owner-path.ts';
import type { PageContext } from '../page-context.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { headerPlace, skyBelowHeader } from './header-place.ts';
import { pageScripts } from './page-scripts.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { PopupPlace } from './Popup.tsx';
import { SavingForm } from '../ui/card/SavingForm.tsx';
import { seenPage } from '../subjects/seen-page.ts';
import { showsParties } from './shows-parties.ts';
import { SubjectSheet } from './SubjectSheet.tsx';

/**
 * The HTML document around a page's modules. Attributes of the body hold the URLs of React and of
 * the page's scripts, the message of a crashed module and the site's third parties for the boot
 * script and the islands.
 */
export function Document({ ctx, children }: { ctx: PageContext; children: ReactNode }) {
  const { t, site, assets } = ctx;
  const hasParties = showsParties(ctx);
  return (
    <html
      lang={ctx.locale}
      data-template={site.info.siteTemplate}
      data-header={headerPlace(ctx)}
      data-sky={skyBelowHeader(ctx)}
    >
      <Head ctx={ctx} />
      <body
        data-effects={effectsOf(site.info)}
        {...privateData(ctx)}
        data-seen={seenPage(ctx)}
        data-hydrate={assets.hydrate}
        data-scripts={pageScripts(ctx)}
        data-crash={t('error.module')}
        data-third-parties={hasParties ? thirdPartiesOf(site.info) : undefined}
        data-third-party-loader={hasParties ? loaderOf(ctx) : undefined}
      >
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        {hasParties && <ConsentSheet ctx={ctx} />}
        {!isOwnerPage(ctx.subject.page) && <PopupPlace ctx={ctx} />}
        <Header ctx={ctx} />
        <main id="content" tabIndex={-1}>
          <SubjectSheet ctx={ctx} />
          <StaleNotice ctx={ctx} />
          {children}
          {ctx.isPreview && (
            <p className="preview-note" role="note">
              {t('preview')}
            </p>
          )}
        </main>
        <Footer ctx={ctx} />
        <SavingForm ctx={ctx} />
        {hasParties && <ChatDialog ctx={ctx} />}
      </body>
    </html>
  );
}

/**
 * Where the session of an owner answers, and the ids of the homes that the page shows, for
 * client/private-pages.ts; of the sign-in neither, as it shows nothing of anybody.
 */
function privateData(ctx: PageContext) {
  const login = ctx.links.page('login');
  const homes = shownHomes(ctx);
  if (!homes || login === undefined) return {};
  return { 'data-session': sessionPath(login), 'data-homes': homes.join() };
}

function shownHomes({ owner, ownerHomes }: PageContext): readonly number[] | undefined {
  if (!owner || owner.kind === 'sign-in') return ownerHomes;
  return owner.kind === 'history' ? [owner.home.id] : owner.homes.map(({ id }) => id);
}

/** Whether sections fade in (spec section 1, site info): never, once or every time. */
function effectsOf({ showEffects, triggerEffectsOnce }: SiteInfo): 'once' | 'always' | undefined {
  if (!showEffects) return undefined;
  return triggerEffectsOnce ? 'once' : 'always';
}

/** A site with Google's tag alone needs no other tool's code. */
function loaderOf({ site, assets }: PageContext): string {
  const isOther = ({ kind }: ThirdParty) =>
    kind === 'matomo' || kind === 'plausible' || kind === 'page-script';
  return site.info.thirdParties.some(isOther) ? assets.thirdPartyTools : assets.thirdPartyLoader;
}

/** JSON for the script of third parties. */
const thirdPartiesOf = perItem(({ thirdParties }: SiteInfo): string =>
  JSON.stringify(pageParties(thirdParties)),
);
