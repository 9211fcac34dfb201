import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { ContactMethods } from './ContactMethods.tsx';
import { ManagerPerson } from './ManagerPerson.tsx';
import { mailAbout } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  title: string;
  /** Link to alternatives. */
  others: { href: string; text: string } | undefined;
  manager: Manager | undefined;
}

/**
 * Replaces the contact card of what is sold: alternatives, a valuation, and the manager who sold
 * it.
 */
export function SoldManager({ ctx, title, others, manager }: Props) {
  const { t, site, links } = ctx;
  const valuation = t('contact.worth');
  return (
    <section className="manager">
      <h2 className="manager-title">{title}</h2>
      <p>{t('contact.soldText')}</p>
      <div className="manager-ways">
        {others && (
          <a className="button" href={others.href}>
            {others.text}
          </a>
        )}
        <a
          className="button button-line"
          href={links.page('valuation') ?? mailAbout(site.info.siteEmail, valuation)}
        >
          {valuation}
        </a>
      </div>
      {manager && <ManagerPerson ctx={ctx} manager={manager} />}
      <ContactMethods ctx={ctx} />
    </section>
  );
}
