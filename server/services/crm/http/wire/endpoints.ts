import {
  COMMON,
  type Description,
  ENDPOINTS,
  type Kind,
  type Kinds,
  PAGING,
} from './endpoint-table.ts';

export type Endpoint = keyof typeof ENDPOINTS;

type Own<E extends Endpoint> = (typeof ENDPOINTS)[E]['own'];
type Lacked<E extends Endpoint> = (typeof ENDPOINTS)[E] extends { lacks: infer Names }
  ? Extract<Names, readonly string[]>[number]
  : never;
type Described<E extends Endpoint> = Own<E> &
  Omit<typeof COMMON, Lacked<E>> &
  ((typeof ENDPOINTS)[E] extends { isPaged: true } ? typeof PAGING : unknown);

/** The parameters of an endpoint; no other compiles. */
export type WireParameters<E extends Endpoint> = {
  readonly [Name in keyof Described<E>]?: Described<E>[Name] extends Kind
    ? Kinds[Described<E>[Name]] | undefined
    : never;
} & NoOther;

/** `{}` alone, of an endpoint without parameters, would be assignable from any. */
interface NoOther {
  readonly ''?: never;
}

export function isEndpoint(name: string): name is Endpoint {
  return Object.hasOwn(ENDPOINTS, name);
}

export function isPaged(endpoint: Endpoint): boolean {
  return 'isPaged' in ENDPOINTS[endpoint];
}

/** The kinds of an endpoint's parameters by their names. */
export function parametersOf(endpoint: Endpoint): ReadonlyMap<string, Kind> {
  const { own, lacks = [], isPaged: hasPages }: Description = ENDPOINTS[endpoint];
  const common = Object.entries(COMMON).filter(([name]) => !lacks.some((one) => one === name));
  return new Map([...common, ...(hasPages ? Object.entries(PAGING) : []), ...Object.entries(own)]);
}

/** Those of the parameters that the endpoint has. */
export function pickParameters<E extends Endpoint>(
  endpoint: E,
  parameters: Readonly<Record<string, unknown>>,
): WireParameters<E> {
  const known = parametersOf(endpoint);
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => known.has(name)),
  ) as WireParameters<E>;
}
