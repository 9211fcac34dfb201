import { socialName, socialService } from '../domain/site/social-link.ts';
import type { SharedContext } from '../page-context.ts';

/** SVG path data of line drawings, 24 by 24 units, by service. */
const DRAWINGS: Readonly<Record<string, string>> = {
  Facebook: 'M17 3.5h-1.5A3.5 3.5 0 0 0 12 7v14M8 12h8',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v0',
  LinkedIn: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 7.5v0M12 17v-6.5M12 13.5a2.5 2.5 0 0 1 5 0V17',
  YouTube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zM10.3 9.3v5.4l4.6-2.7z',
  TikTok: 'M13 3.5v12a3.8 3.8 0 1 1-3.8-3.8M13 3.5a5.5 5.5 0 0 0 5.5 5.5',
  X: 'M4 4h4.3L20 20h-4.3zM19 4l-6 6.6M11 13.4 5 20',
  Pinterest:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 19.5 12.4 9.5M9.2 13.2a3.4 3.4 0 1 1 5 1.2c-1.2.6-2.5.2-3-.7',
  WhatsApp: 'M3.5 20.5 5 16a8.6 8.6 0 1 1 3.3 3.2zM9 8.5c0 3.7 2.8 6.5 6.5 6.5',
};

/**
 * The agency's profiles elsewhere: a drawing with its name for screen readers where the service has
 * one here, else the name.
 */
export function SocialLinks({ ctx: { t, site } }: { ctx: SharedContext }) {
  const { socialLinks } = site.info;
  if (socialLinks.length === 0) return null;
  return (
    <ul className="social" aria-label={t('footer.social')}>
      {socialLinks.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="me noopener">
            <Drawing path={DRAWINGS[socialService(link.url) ?? '']} name={socialName(link)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Drawing({ path, name }: { path: string | undefined; name: string }) {
  if (path === undefined) return name;
  return (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="unseen">{name}</span>
    </>
  );
}
