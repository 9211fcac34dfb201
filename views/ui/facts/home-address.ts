import {
  type PostalAddressFields,
  addressLines,
  publishedAddress,
} from '../../domain/place/address.ts';
import { placeName } from '../../domain/place/place-name.ts';
import type { PageContext } from '../../page-context.ts';

type Context = Pick<PageContext, 'locale' | 'data'>;

/**
 * A home's address on one line, its city called as the visitor's language calls it: a Dutch page
 * says 5000 Namen, under a street that keeps the only name it has.
 */
export function homeAddress(ctx: Context, home: PostalAddressFields): string {
  return addressLines(inLanguage(ctx, home), ctx.locale).join(', ');
}

/** The same where the address is published; undefined where it is not. */
export function publishedHomeAddress(ctx: Context, home: PostalAddressFields): string | undefined {
  return publishedAddress(inLanguage(ctx, home), ctx.locale);
}

function inLanguage({ data }: Context, home: PostalAddressFields): PostalAddressFields {
  return { ...home, city: placeName(data, home) };
}
