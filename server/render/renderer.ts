import type { PageContext } from '../../views/page-context.ts';

/** What a page is rendered from: all of the context but the renderer's own part. */
export type PageInput = Omit<PageContext, 'renderIsland' | 'assets'>;

export interface Renderer {
  /**
   * The whole HTML document of a page, starting at `<!DOCTYPE html>`.
   * A module that crashes shows its message in its place; only a crash of the document rejects.
   */
  renderPage(input: PageInput): Promise<string>;
}
