import { HomeSearch } from '../../client/islands/HomeSearch.tsx';
import type { PageContext } from '../page-context.ts';
import { Island } from '../ui/Island.tsx';
import { searchGoals } from '../ui/search/search-goals.ts';
import { searchFieldTexts } from '../ui/search/search-texts.ts';

/** Goal tabs, one wide field and a button: a form that works without JavaScript. */
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
