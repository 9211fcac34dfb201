import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SearchBar } from '../../search/SearchBar.tsx';
import type { Content } from './schema.ts';

/** On a tall screen the photograph is wider than the window: it fills 75 vh at 16 to 9. */
const SIZES = {
  vitrine: 'max(100vw, 134vh)',
  gevel: '(min-width: 83rem) 709px, (min-width: 64rem) 56vw, 100vw',
} as const;

/**
 * A photograph as wide as the window, a promise on it, the search bar half over its edge; in the
 * template `gevel` the promise beside the photograph, the search bar below them.
 */
export const Hero: ModuleComponent<Content> = ({ ctx, content }) => (
  <section className="hero">
    <div className="hero-photo">
      <Picture
        ctx={ctx}
        picture={content.picture}
        sizes={SIZES[ctx.site.info.siteTemplate]}
        eager
      />
    </div>
    <div className="hero-front wrap">
      <h1 className="hero-promise">{textOf(content.promise, ctx.locale)}</h1>
      <SearchBar ctx={ctx} />
    </div>
  </section>
);
