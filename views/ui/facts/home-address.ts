import {
  type PostalAddressFields,
  addressLines,
  publishedAddress,
} from '../../domain/place/address.ts';
import { placeName } from '../../domain/place/place-name.ts';
import type { PageContext } from '../../page-context.ts';

type Context = Pick<PageContext, 'locale' | 'data'>;

/**
 * A home's address on one line, with its city in the visitor's language: a Dutch page has 5000
 * Namen, and the street in its own language.
 */
export function homeAddress(ctx: Context, home: PostalAddressFields): string {
  return addressLines(inLanguage(ctx, home), ctx.locale).join(', ');
}

/** The same if the address is published; else undefined. */
export function publishedHomeAddress(ctx: Context, home: PostalAddressFields): string | undefined {
  return publishedAddress(inLanguage(ctx, home), ctx.locale);
}

function inLanguage({ data }: Context, home: PostalAddressFields): PostalAddressFields {
  return { ...home, city: placeName(data, home) };
}
