import { SearchBox } from '../../client/islands/SearchBox.tsx';
import type { PageContext } from '../page-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Island } from '../ui/Island.tsx';
import { searchFieldTexts } from '../ui/search/search-texts.ts';

const PANEL = 'search-panel';

/** Opens the search box, without script too. Only if the site has a results page. */
export function HeaderSearchButton({ ctx }: { ctx: PageContext }) {
  if (ctx.links.page('search') === undefined) return null;
  return (
    <button className="header-link header-search" type="button" popoverTarget={PANEL}>
      <Icon name="search" />
      <span>{ctx.t('search.submit')}</span>
    </button>
  );
}

/** The search box in a popover below the header; its field is focused when it opens. */
export function HeaderSearchPanel({ ctx }: { ctx: PageContext }) {
  const { t, locale } = ctx;
  const action = ctx.links.page('search');
  if (action === undefined) return null;
  const props = {
    texts: searchFieldTexts(ctx),
    label: t('search.header'),
    submit: t('search.submit'),
    action,
    locale,
  };
  return (
    <div className="search-panel" id={PANEL} popover="auto" data-focus>
      <div className="wrap">
        <Island ctx={ctx} of={SearchBox} props={props} when="interaction" />
      </div>
    </div>
  );
}
