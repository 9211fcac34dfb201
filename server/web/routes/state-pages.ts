import type { Locale } from '../../../views/domain/locale.ts';
import type { Module, Page } from '../../../views/domain/site/page.ts';
import type { ModuleState } from '../../../views/modules/module-state.ts';
import { moduleSchemas } from '../../../views/modules/schemas.ts';
import { pageStates } from '../../../views/subjects/page-states.ts';
import { subjectAt } from '../pages/find-subject.ts';
import { cleanContent } from '../../services/site/clean-page.ts';
import { UNPLACED_MODULE, builtInPage } from '../pages/built-in-page.ts';
import type { PageRequest, PageSource } from '../pages/page-source.ts';
import { sampleSaved } from './sample-saved.ts';

/** The data of a state, as they would be in a page's file. */
export function stateData(kind: string, { module, ...state }: ModuleState): string {
  const { name: _, on, ...rest } = state;
  return JSON.stringify({ on, relations: { type: kind }, ...module, ...rest }, null, 2);
}

/**
 * The page that a state is on, with its module alone; undefined if the agency has no such page.
 * @throws ZodError for a state that its kind's schema refuses.
 */
export function moduleInState(
  source: PageSource,
  locale: Locale,
  kind: string,
  state: ModuleState,
): PageRequest | undefined {
  const { on = 'home', module, form, sent, saved, thankYou } = state;
  const url = pageStates(source.paths, source.catalogue.port(locale), locale)[on];
  const [path = '', search] = url?.split('?') ?? [];
  const query = new URLSearchParams(search);
  const found = url === undefined ? undefined : subjectAt(source, path, query);
  if (!found || found.kind === 'redirect') return undefined;
  const content = contentOf(kind, module?.content);
  const alone = { ...UNPLACED_MODULE, relations: { type: kind }, ...module, content };
  const page = withModule(found.subject.page, alone);
  const subject = { ...found.subject, page, ...(thankYou && { thankYou }) };
  const typed = form && { form: { step: 1, ...form } };
  return {
    locale,
    subject,
    path,
    query,
    alternates: {},
    ...typed,
    ...(sent && { sent }),
    ...(saved && { saved: sampleSaved(source, locale, saved) }),
  };
}

/** A page for developers: its only module shows states, messages or problems. */
export function overviewPage(
  source: PageSource,
  locale: Locale,
  shown: object,
  kind: 'states' | 'problems' = 'states',
): PageRequest {
  const content = contentOf(kind, shown);
  const page = builtInPage(kind, { [locale]: String(content['title']) }, kind, content);
  const query = new URLSearchParams();
  return { locale, subject: { kind: 'page', page }, path: `/${kind}`, query, alternates: {} };
}

function contentOf(kind: string, content: object = {}): Module['content'] {
  const schema = moduleSchemas[kind as keyof typeof moduleSchemas];
  return cleanContent(kind, schema.parse(content));
}

function withModule(page: Page, module: Module): Page {
  const metadata = { robots: 'noindex' } as const;
  return { ...page, params: { ...page.params, metadata, modules: [module] } };
}
