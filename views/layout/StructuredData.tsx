import { jsonLdText } from '../domain/structured-data/json-ld.ts';
import type { PageContext } from '../page-context.ts';
import { structuredNodes } from './structured-nodes.ts';

/** The page for search engines: a data block, which no browser runs and no policy forbids. */
export function StructuredData({ ctx }: { ctx: PageContext }) {
  const nodes = structuredNodes(ctx);
  if (nodes.length === 0) return null;
  return <script type="application/ld+json">{jsonLdText(nodes)}</script>;
}
