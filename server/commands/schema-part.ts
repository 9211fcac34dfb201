/** A part of a JSON Schema, as zod writes it. */
export interface SchemaPart {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  properties?: Record<string, SchemaPart>;
  propertyNames?: SchemaPart;
  additionalProperties?: SchemaPart | boolean;
  required?: readonly string[];
  items?: SchemaPart | boolean;
  prefixItems?: readonly SchemaPart[];
  /** Of a text: that it is needed in each language of the site. */
  allOf?: readonly SchemaPart[];
  anyOf?: readonly SchemaPart[];
  oneOf?: readonly SchemaPart[];
}

/** What a value may be, where it may be several things. */
export function alternativesOf({ anyOf = [], oneOf = [] }: SchemaPart): readonly SchemaPart[] {
  return [...anyOf, ...oneOf];
}
