import type { Listing, ListQuery } from '../../domain/list-query.ts';
import type { PageContext } from '../../page-context.ts';

const LISTINGS: readonly Listing[] = ['sale', 'rent', 'sold'];

/** A place of the query: its name where the agency knows it, the postcode itself where not. */
export interface NamedZip {
  zip: string;
  name: string;
}

/**
 * The places that a list is narrowed to. Names come from the agency's homes, never from the
 * address: what a visitor typed there is not repeated on the page.
 */
export function namedZips({ data }: PageContext, { zips }: ListQuery): NamedZip[] {
  return zips.map((zip) => {
    const places = LISTINGS.flatMap((listing) => data.places(listing));
    return { zip, name: places.find((place) => place.zip === zip)?.city ?? zip };
  });
}

/** What the list holds and where: `Te koop in Gent`. */
export function listTitle(ctx: PageContext, query: ListQuery): string {
  const names = [...new Set(namedZips(ctx, query).map(({ name }) => name))];
  if (names.length === 0) return ctx.t(`list.title.${query.listing}`);
  const place = new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(names);
  return ctx.t(`list.titleIn.${query.listing}`, { place });
}
