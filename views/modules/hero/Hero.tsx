import type { ModuleComponent } from '../../page-context.ts';
import { contentSizes } from '../../ui/picture/content-sizes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Shown } from '../../ui/text/Shown.tsx';
import { SearchBar } from '../../search/SearchBar.tsx';
import type { Content } from './schema.ts';

/**
 * The photograph has a height of 60 vh and a ratio of 16:9, so that it may be wider than the
 * window. A phone, of which it is mostly outside, fetches none of the largest files.
 */
const SIZES = {
  vitrine: '(max-width: 47.99rem) 62vh, max(100vw, 107vh)',
  gevel: contentSizes((content) => (content * 7) / 12, '(min-width: 64rem) 56vw, 100vw'),
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
