import type { ModuleComponent } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchBar } from '../../search/SearchBar.tsx';

/** Content of the 404 page: the search bar and a link to the home page. */
export const NotFound: ModuleComponent = ({ ctx }) => {
  const home = ctx.links.page('home');
  return (
    <section className="fault">
      <span className="plate fault-plate numerals" aria-hidden="true">
        404
      </span>
      <h1>{ctx.t('error.notFoundTitle')}</h1>
      <p>{ctx.t('error.notFoundText')}</p>
      <div className="fault-search">
        <SearchBar ctx={ctx} />
      </div>
      {home !== undefined && (
        <a className="link-more" href={home}>
          {ctx.t('nav.home')}
          <Icon name="arrow-right" />
        </a>
      )}
    </section>
  );
};
