/** A schema.org node; undefined values are left out. */
export interface JsonLd {
  readonly [name: string]: JsonLdValue;
}

type JsonLdValue = string | number | undefined | JsonLd | readonly (string | JsonLd)[];

/** The site, as every node of a page refers to it. */
export interface SiteOrigin {
  /** Without a trailing slash. */
  origin: string;
  name: string;
}

/** A reference to the agency, which the home page describes in full. */
export function agencyNode({ origin, name }: SiteOrigin): JsonLd {
  return { '@type': 'RealEstateAgent', '@id': `${origin}/#agency`, name, url: `${origin}/` };
}

/** Serializes the nodes of a page; the result cannot end the script element that contains it. */
export function jsonLdText(nodes: readonly JsonLd[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
