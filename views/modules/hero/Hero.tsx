import { textOf } from '../../domain/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SearchBar } from '../search/Search.tsx';
import type { Content } from './schema.ts';

/** A photograph as wide as the window, a promise on it, the search bar half over its edge. */
export const Hero: ModuleComponent<Content> = ({ ctx, content }) => (
  <section className="hero">
    <div className="hero-photo">
      <Picture ctx={ctx} picture={content.picture} sizes="100vw" eager />
    </div>
    <div className="hero-front wrap">
      <h1 className="hero-promise">{textOf(content.promise, ctx.locale)}</h1>
      <SearchBar ctx={ctx} />
    </div>
  </section>
);
