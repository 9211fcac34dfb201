import { textOf } from '../domain/text/multilingual.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { PageContext } from '../page-context.ts';
import { OfficeAddress } from '../ui/contact/OfficeAddress.tsx';
import { legalLines } from './legal-lines.ts';
import { officeLines } from './office-lines.ts';
import { pageLinks } from './page-names.ts';

/** Maximum number of offices side by side. */
const MAX_COLUMNS = 4;

/**
 * Offices, pages and the lines that the law requires (docs/facts.md, "What a Belgian property ad
 * shows").
 */
export function Footer({ ctx }: { ctx: PageContext }) {
  const { t, site } = ctx;
  const { offices } = site.info;
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-grid">
          <section>
            <h2 className="footer-head">{t('footer.offices')}</h2>
            <div className={`footer-offices columns-${Math.min(offices.length, MAX_COLUMNS)}`}>
              {offices.map((office) => (
                <OfficeAddress
                  key={office.id}
                  className="footer-office"
                  office={officeLines(office, ctx.locale)}
                />
              ))}
            </div>
          </section>
          <nav aria-label={t('footer.pages')}>
            <h2 className="footer-head">{t('footer.pages')}</h2>
            <ul className="footer-links">
              {pageLinks(ctx, site.info.footerPages).map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <FooterLegal ctx={ctx} />
      </div>
    </footer>
  );
}

function FooterLegal({ ctx }: { ctx: PageContext }) {
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
        <li>
          <a href="/third-party-notices.txt">{ctx.t('footer.notices')}</a>
        </li>
      </ul>
    </div>
  );
}
