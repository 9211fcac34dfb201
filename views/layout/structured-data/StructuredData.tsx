import { jsonLdText } from '../../domain/structured-data/json-ld.ts';
import type { PageContext } from '../../page-context.ts';
import { structuredNodes } from './structured-nodes.ts';

/** JSON-LD of the page: a data block, which the content security policy does not affect. */
export function StructuredData({ ctx }: { ctx: PageContext }) {
  const nodes = structuredNodes(ctx);
  if (nodes.length === 0) return null;
  return <script type="application/ld+json">{jsonLdText(nodes)}</script>;
}
