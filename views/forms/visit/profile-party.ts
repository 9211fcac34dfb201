import type { Page } from '../../domain/site/page.ts';
import type { SiteInfo } from '../../domain/site/site.ts';
import type { PartyOf } from '../../domain/third-party/third-party.ts';

/** The third-party form for the profile of a visit request, if the page names one. */
export function profileParty(
  { thirdParties }: Pick<SiteInfo, 'thirdParties'>,
  page: Page,
): PartyOf<'form'> | undefined {
  const module = page.params.modules.find(({ relations }) => relations.type === 'visit-form');
  const party = thirdParties.find(({ id }) => id === module?.content['profileForm']);
  return party?.kind === 'form' ? party : undefined;
}
