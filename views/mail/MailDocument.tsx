import type { Locale } from '../domain/locale.ts';
import type { MailSite } from './lead-mail.ts';
import type { MailContent } from './mail-content.ts';
import { MailAboutPart } from './MailAboutPart.tsx';
import { MailHomes } from './MailHomes.tsx';
import { MailButtons, MailContact, MailFoot, MailOpening } from './MailParts.tsx';
import { MailTable } from './MailTable.tsx';
import { darkRules, type MailStyles, mailStyles, NARROW_RULES } from './mail-styles.ts';

export interface MailProps {
  content: MailContent;
  site: MailSite;
  locale: Locale;
}

/**
 * A mail of one column, at most 600 pixels wide (docs/look.md, "Mail"). Layout by tables and inline
 * styles, because mail programs support little else.
 */
export function MailDocument({ content, site, locale }: MailProps) {
  const styles = mailStyles(site.colours.light);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkRules(site.colours.dark) + NARROW_RULES}</style>
      </head>
      <body className="ground" style={styles.body}>
        <div style={styles.preview}>{content.preview}</div>
        <table
          role="presentation"
          className="ground"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={styles.outer}
        >
          <tbody>
            <tr>
              <td align="center">
                <Column content={content} site={site} styles={styles} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Column({ content, site, styles }: Omit<MailProps, 'locale'> & { styles: MailStyles }) {
  const { isAboutFirst } = content;
  const about = content.about && (
    <MailAboutPart about={content.about} lines={content.aboutLines} styles={styles} />
  );
  return (
    <table
      role="presentation"
      className="paper"
      width={600}
      cellPadding={0}
      cellSpacing={0}
      style={styles.column}
    >
      <tbody>
        <tr>
          <td className="side line" style={styles.head}>
            <a className="text" href={site.url} style={styles.wordmark}>
              {site.name}
            </a>
          </td>
        </tr>
        {isAboutFirst && about}
        <MailOpening content={content} styles={styles} />
        {content.homes && <MailHomes homes={content.homes} styles={styles} />}
        <MailButtons content={content} styles={styles} />
        {content.rows.length > 0 && (
          <MailTable title={content.tableTitle} rows={content.rows} styles={styles} />
        )}
        {!isAboutFirst && about}
        {content.contact && <MailContact {...content.contact} styles={styles} />}
        <MailFoot content={content} styles={styles} />
      </tbody>
    </table>
  );
}
