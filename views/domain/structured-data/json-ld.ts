/** A node of schema.org's vocabulary; what is undefined is left out. */
export interface JsonLd {
  readonly [name: string]: JsonLdValue;
}

type JsonLdValue = string | number | undefined | JsonLd | readonly (string | JsonLd)[];

/** What a page's nodes share. */
export interface SiteOrigin {
  /** Without a trailing slash. */
  origin: string;
  name: string;
}

/** Points to the agency, which the home page describes in full. */
export function agencyNode({ origin, name }: SiteOrigin): JsonLd {
  return { '@type': 'RealEstateAgent', '@id': `${origin}/#agency`, name, url: `${origin}/` };
}

/** Nodes of one page as a document; no byte of it can end the script element that it stands in. */
export function jsonLdText(nodes: readonly JsonLd[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
