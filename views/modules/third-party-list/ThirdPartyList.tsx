import { CATEGORIES, type Category } from '../../domain/consent/consent.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { partyHosts } from '../../domain/third-party/party-hosts.ts';
import type { ThirdParty } from '../../domain/third-party/third-party.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import type { Content } from './schema.ts';

/**
 * The third parties of the site by category of consent: where each connects to, its cookies, and
 * why one that loads with the page needs no consent.
 */
export const ThirdPartyList: ModuleComponent<Content> = ({ ctx, content }) => {
  const { t } = ctx;
  const title = shownText(content.title, ctx);
  const parties = ctx.site.info.thirdParties;
  const used = CATEGORIES.filter((name) => parties.some(({ category }) => category === name));
  return (
    <section className="third-party-list">
      <h2 lang={title.lang}>{title.text || t('thirdPartyList.title')}</h2>
      {used.length === 0 && <p>{t('thirdPartyList.none')}</p>}
      {used.map((category) => (
        <CategorySection key={category} ctx={ctx} category={category} />
      ))}
    </section>
  );
};

function CategorySection({ ctx, category }: { ctx: PageContext; category: Category }) {
  const parties = ctx.site.info.thirdParties.filter((party) => party.category === category);
  return (
    <>
      <h3>{ctx.t(`consent.each.${category}.label`)}</h3>
      <p>{ctx.t(`consent.each.${category}.text`)}</p>
      <dl>
        {parties.map((party) => (
          <PartyRow key={party.id} ctx={ctx} party={party} />
        ))}
      </dl>
    </>
  );
}

function PartyRow({ ctx, party }: { ctx: PageContext; party: ThirdParty }) {
  const { t, locale } = ctx;
  const hosts = partyHosts(party).map((origin) => origin.replace(/^https?:\/\//, ''));
  const cookies = 'cookies' in party ? party.cookies : [];
  const reason = 'withoutConsent' in party ? textOf(party.withoutConsent, locale) : '';
  return (
    <div>
      <dt>{party.name}</dt>
      {reason !== '' && <dd>{reason}</dd>}
      <dd>{t('thirdPartyList.hosts', { hosts: hosts.join(', ') })}</dd>
      {cookies.length > 0 && <dd>{t('thirdPartyList.cookies', { names: cookies.join(', ') })}</dd>}
    </div>
  );
}
