import type { ModuleComponent } from '../../page-context.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Shown } from '../../ui/text/Shown.tsx';
import { SearchBar } from '../../search/SearchBar.tsx';
import type { Content } from './schema.ts';

/**
 * The photograph has a height of 75 vh and a ratio of 16:9, so that it may be wider than the
 * window.
 */
const SIZES = {
  vitrine: 'max(100vw, 134vh)',
  gevel: '(min-width: 83rem) 709px, (min-width: 64rem) 56vw, 100vw',
} as const;

/**
 * A photograph as wide as the window with a sentence on it and the search bar over its lower edge;
 * in the template `gevel` the sentence is beside the photograph and the search bar below both.
 */
export const Hero: ModuleComponent<Content> = ({ ctx, content }) => (
  <section className="hero">
    <div className="hero-photo">
      <Picture
        ctx={ctx}
        picture={content.picture}
        sizes={SIZES[ctx.site.info.siteTemplate]}
        upright={content.upright}
        eager
      />
    </div>
    <div className="hero-front wrap">
      <h1 className="hero-promise">
        <Shown ctx={ctx} of={content.promise} />
      </h1>
      <SearchBar ctx={ctx} />
    </div>
  </section>
);
