import type { Page } from '../../../views/domain/site/page.ts';
import type { Site } from '../../../views/domain/site/site.ts';

/**
 * The site with one page and all of its modules published; undefined when it has no page of this
 * name. The page comes first, so that it has precedence at its URL path, and is not indexed.
 */
export function withPreview(site: Site, name: string): Site | undefined {
  const page = site.pages.find((candidate) => candidate.name === name);
  if (!page) return undefined;
  const others = site.pages.filter((candidate) => candidate !== page);
  return { ...site, pages: [published(page), ...others] };
}

function published(page: Page): Page {
  const modules = page.params.modules.map((module) => ({
    ...module,
    status: 'Published' as const,
  }));
  const params = { ...page.params, modules, metadata: { robots: 'noindex' as const } };
  return { ...page, status: 'Published', params };
}
