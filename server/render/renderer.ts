import type { ListPart } from '../../views/ui/list/list-parts.ts';
import type { PageContext } from '../../views/page-context.ts';

/** What a page is rendered from: all of the context but the renderer's own part. */
export type PageInput = Omit<PageContext, 'renderIsland' | 'guardIsland' | 'assets'>;

export interface Renderer {
  /**
   * The whole HTML document of a page, starting at `<!DOCTYPE html>`.
   * A module that crashes shows its message in its place; only a crash of the document rejects.
   */
  renderPage(input: PageInput): Promise<string>;
  /**
   * A part of a list's page as React's Flight text, for a browser that has the rest of it.
   * @throws when the page has no list, or when anything in it crashes: the browser then asks for
   * the whole page, which says so in the list's place.
   */
  renderListPart(input: PageInput, part: ListPart): Promise<string>;
}
