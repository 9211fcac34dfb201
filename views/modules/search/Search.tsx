import { HomeSearch } from '../../../client/islands/HomeSearch.tsx';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import type { Content } from './schema.ts';
import { searchGoals, searchPlaces } from './search-options.ts';

/** The search bar by itself. */
export const Search: ModuleComponent<Content> = ({ ctx }) => <SearchBar ctx={ctx} />;

/** Goal tabs, one wide place field, one button; a form that needs no script. */
export function SearchBar({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  const goals = searchGoals(ctx);
  if (goals.length === 0) return null;
  const texts = {
    label: t('search.label'),
    goal: t('search.goal'),
    place: t('search.place'),
    everywhere: t('search.everywhere'),
    submit: t('search.submit'),
  };
  const props = { texts, goals, places: searchPlaces(ctx) };
  return <Island ctx={ctx} of={HomeSearch} props={props} when="interaction" />;
}
