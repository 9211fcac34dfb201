import { perItem } from '../domain/memo/per-item.ts';
import { type Picture, pictureSchema } from '../domain/property/picture.ts';
import type { Page } from '../domain/site/page.ts';
import type { PageContext } from '../page-context.ts';

/** The first picture that the page's own modules name. */
export function pagePicture({ subject }: PageContext): Picture | undefined {
  return shownPicture(subject.page);
}

/** The first picture of the home page. */
export function homePicture({ site }: PageContext): Picture | undefined {
  const home = site.pages.find(({ name }) => name === 'home');
  return home && shownPicture(home);
}

/** Drafts are for previews. */
const shownPicture = perItem(({ status, params }: Page): Picture | undefined => {
  const shown = params.modules.filter((module) => module.status === 'Published');
  return status === 'Published' ? firstPicture(shown) : undefined;
});

function firstPicture(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('source' in value) {
    const { data } = pictureSchema.safeParse(value);
    if (data) return data;
  }
  for (const part of Object.values(value)) {
    const found = firstPicture(part);
    if (found) return found;
  }
  return undefined;
}
