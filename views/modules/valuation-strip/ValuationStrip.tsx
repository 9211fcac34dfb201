import { ValuationStart } from '../../../client/islands/ValuationStart.tsx';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { networkNotes } from '../../forms/form-notes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import type { Content } from './schema.ts';

/** Invitation to a valuation: a form with an address field, or the agency's phone. */
export const ValuationStrip: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = shownText(content.title, ctx);
  const text = shownText(content.text, ctx);
  return (
    <section className="valuation">
      <div>
        <h2 lang={title.lang}>{title.text}</h2>
        {text.text !== '' && <p lang={text.lang}>{text.text}</p>}
        <HowWeSell ctx={ctx} />
      </div>
      <ValuationForm ctx={ctx} />
    </section>
  );
};

/** Only if the site has a page on selling, and not on that page. */
function HowWeSell({ ctx: { t, links, subject } }: { ctx: PageContext }) {
  const href = links.page('sell');
  if (href === undefined || subject.page.name === 'sell') return null;
  return (
    <p>
      <a className="link-more" href={href}>
        {t('valuation.how')}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}

/** Only if the site has a valuation page. Sent by POST: no URL has the address. */
function ValuationForm({ ctx }: { ctx: PageContext }) {
  const action = ctx.links.page('valuation');
  if (action === undefined) return <ValuationContact ctx={ctx} />;
  const { t } = ctx;
  const texts = { address: t('valuation.address'), submit: t('valuation.submit') };
  return (
    <Island
      ctx={ctx}
      of={ValuationStart}
      props={{ action, texts, network: networkNotes(ctx) }}
      when="interaction"
    />
  );
}

function ValuationContact({ ctx: { t, site } }: { ctx: PageContext }) {
  return (
    <div className="valuation-contact">
      <a className="button" href={`mailto:${site.info.siteEmail}`}>
        {t('valuation.submit')}
      </a>
      <PhoneLink number={site.info.phone} />
    </div>
  );
}
