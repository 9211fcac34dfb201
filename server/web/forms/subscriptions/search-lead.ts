import type { Locale } from '../../../../views/domain/locale.ts';
import { initialDemand } from '../../../../views/forms/demand/demand-initial.ts';
import { demandParameters } from '../../../../views/routing/demand-href.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import type { SavedSearch } from '../../../services/alerts/saved-search.ts';
import { searchLine, searchQuery, searchWords } from '../../../services/alerts/search-words.ts';
import { localeOf } from '../../../services/mail/mail-locale.ts';
import { formContent } from '../../../services/leads/model/form-content.ts';
import type { LeadContent } from '../../../services/leads/model/lead-content.ts';
import type { NewLead } from '../../../services/leads/model/lead-store.ts';
import { newLead } from '../../../services/leads/model/new-lead.ts';
import { builtInPage } from '../../pages/built-in-page.ts';
import { pageInput, type PageSource } from '../../pages/page-source.ts';

/** Kind of lead: the CRM's search profile. */
const FORM = 'demand';

/**
 * The lead of a search that is being confirmed: a search profile with its filters. There is one for
 * each search. The visitor gets no further mail about it.
 * @param now milliseconds since 1970.
 */
export function searchLead(source: PageSource, search: SavedSearch, now: number): NewLead {
  return newLead(
    {
      form: FORM,
      content: searchContent(source, search),
      key: undefined,
      once: `saved search ${search.id}`,
      visitor: search.person,
    },
    now,
  );
}

function searchContent(source: PageSource, search: SavedSearch): LeadContent {
  const locale = localeOf(source, search.locale);
  const contextIn = (language: Locale) => contextOf(source, search, language);
  const ctx = contextIn(locale);
  const { t } = ctx;
  const filled = initialDemand(ctx);
  const wishes = [requestLine(source, search, locale), filled.Content];
  const values = {
    ...filled,
    // A CRM needs a name: the address stands for it.
    FirstName: t('savedSearch.lead.name'),
    Name: search.email,
    Email: search.email,
    Content: wishes.filter(Boolean).join('\n'),
  };
  const settings = { phoneOptional: true };
  const content = formContent(ctx, contextIn, { form: FORM, settings }, values);
  return { ...content, details: { ...content.details, mail: 'none' } };
}

/** "Saved on the site, by e-mail every day: For sale in Ghent: up to € 400,000". */
function requestLine(source: PageSource, search: SavedSearch, locale: Locale): string {
  const t = source.i18n.t(locale);
  return t('savedSearch.lead.asked', {
    frequency: t(`savedSearch.frequencies.${search.frequency}`),
    search: searchLine(searchWords(source, search, locale)),
  });
}

/** The page of the demand form, as a link of the list would open it. */
function contextOf(source: PageSource, search: SavedSearch, locale: Locale): SubjectContext {
  const page = source.paths.page('demand') ?? builtInPage('demand', {}, 'demand', {});
  return pageInput(source, {
    locale,
    subject: { kind: 'page', page },
    path: '/',
    query: demandParameters(searchQuery(search)),
    alternates: {},
  });
}
