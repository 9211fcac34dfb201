import { textOf } from '../domain/text/multilingual.ts';
import { phoneOf } from '../domain/format/phone.ts';
import { officeLines } from '../domain/site/office-lines.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { OfficeAddress } from '../ui/contact/OfficeAddress.tsx';
import { CHAT_DIALOG, chatOf } from './ChatDialog.tsx';
import { needsConsent } from './ConsentSheet.tsx';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterPages } from './FooterPages.tsx';
import { CachedPart } from '../ui/CachedPart.tsx';
import { legalLines } from './legal-lines.ts';
import { type Here, hereOf } from './page-names.ts';
import { showsParties } from './shows-parties.ts';

/** Offices side by side in the footer: narrower columns would break addresses. */
const MAX_COLUMNS = 4;

/**
 * Offices, pages and the lines that the law requires (docs/facts.md, "What a Belgian property ad
 * shows").
 */
export function Footer({ ctx }: { ctx: PageContext }) {
  return (
    <CachedPart
      ctx={ctx}
      as="footer"
      attributes={{ className: 'footer' }}
      of={FooterContent}
      props={{ ...hereOf(ctx), hasParties: showsParties(ctx) }}
    />
  );
}

interface Props {
  ctx: SharedContext;
  /** Whether third parties may be on the page. */
  hasParties: boolean;
}

function FooterContent({ ctx, hasParties, ...here }: Props & Here) {
  const { t, site } = ctx;
  const { offices } = site.info;
  return (
    <div className="wrap">
      <div className="footer-grid">
        <section>
          <h2 className="footer-head">{t('footer.offices')}</h2>
          <div className={`footer-offices columns-${Math.min(offices.length, MAX_COLUMNS)}`}>
            {offices.map((office) => (
              <OfficeAddress key={office.id} office={officeLines(office, ctx)} />
            ))}
          </div>
        </section>
        <FooterPages ctx={ctx} here={here} />
      </div>
      <FooterBrand ctx={ctx} />
      <FooterLegal ctx={ctx} hasParties={hasParties} />
    </div>
  );
}

function FooterLegal({ ctx, hasParties }: Props) {
  const { legal, siteEmail } = ctx.site.info;
  const phone = phoneOf(ctx.site.info.phone);
  const ethicsUrl = legal.ethicsCode.url[ctx.locale];
  return (
    <div className="footer-legal">
      <ul>
        {legalLines(ctx).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="footer-links">
        <li>
          <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
        </li>
        {phone && (
          <li>
            <a className="numerals" href={phone.href}>
              {phone.text}
            </a>
          </li>
        )}
        {ethicsUrl !== undefined && (
          <li>
            <a href={ethicsUrl} rel="noopener">
              {textOf(legal.ethicsCode.label, ctx.locale)}
            </a>
          </li>
        )}
        {hasParties && <ChatLink ctx={ctx} />}
        {hasParties && <ConsentLink ctx={ctx} />}
        <li>
          <a href="/third-party-notices.txt">{ctx.t('footer.notices')}</a>
        </li>
      </ul>
    </div>
  );
}

/** Opens the chat, where the site has one; without script it writes an e-mail. */
function ChatLink({ ctx }: { ctx: SharedContext }) {
  if (!chatOf(ctx)) return null;
  return (
    <li>
      <a href={`mailto:${ctx.site.info.siteEmail}`} data-dialog={CHAT_DIALOG}>
        {ctx.t('thirdParty.chat')}
      </a>
    </li>
  );
}

/**
 * Opens the consent sheet. Without script no third party is loaded: the link leads to the page on
 * cookies or on privacy, if there is one.
 */
function ConsentLink({ ctx }: { ctx: SharedContext }) {
  if (!needsConsent(ctx.site.info)) return null;
  return (
    <li>
      <a
        href={ctx.links.page('cookies') ?? ctx.links.page('privacy') ?? '#consent'}
        data-consent="open"
      >
        {ctx.t('consent.open')}
      </a>
    </li>
  );
}
