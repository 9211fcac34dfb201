import { HomeSearch } from '../../../client/islands/HomeSearch.tsx';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { searchFieldTexts } from '../../ui/search/search-texts.ts';
import type { Content } from './schema.ts';
import { searchGoals } from '../../ui/search/search-goals.ts';

/** The search bar by itself. */
export const Search: ModuleComponent<Content> = ({ ctx }) => <SearchBar ctx={ctx} />;

/** Goal tabs, one wide field, one button; a form that needs no script. */
export function SearchBar({ ctx }: { ctx: PageContext }) {
  const { t, locale } = ctx;
  const goals = searchGoals(ctx);
  if (goals.length === 0) return null;
  const texts = {
    ...searchFieldTexts(ctx),
    label: t('search.label'),
    goal: t('search.goal'),
    submit: t('search.submit'),
  };
  const props = { texts, goals, locale, placeholder: t('search.everywhere') };
  return <Island ctx={ctx} of={HomeSearch} props={props} when="interaction" />;
}
