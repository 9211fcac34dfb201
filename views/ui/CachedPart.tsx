import type { HTMLAttributes, ReactNode } from 'react';
import type { PartProps, PageContext, SharedComponent } from '../page-context.ts';

type Attributes = Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>;

interface Props<P extends PartProps> {
  ctx: PageContext;
  /** The element around the part, and its attributes, rendered for each page. */
  as: 'article' | 'footer' | 'nav' | 'section' | 'ul';
  attributes?: Attributes & Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** What the element contains: a component at the top of a file. */
  of: SharedComponent<P>;
  /** Everything that the component needs of this page: few different values. */
  props: P;
}

/**
 * A part of a page that other pages have too. It is rendered once and put into the page as the HTML
 * that React made, until homes, site or day change (decision 206). Any module may use it, and none
 * must: without it a component is rendered for each page, to the same bytes.
 */
export function CachedPart<P extends PartProps>(part: Props<P>): ReactNode {
  const { ctx, as: Element, attributes, of: Content, props } = part;
  const html = ctx.cachedPart?.(Content, props);
  if (html !== undefined) {
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <Element {...attributes}>
      <Content {...props} ctx={ctx} />
    </Element>
  );
}
