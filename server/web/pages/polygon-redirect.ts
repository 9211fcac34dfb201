import { correctedPolygon } from '../../../views/domain/polygon/corrected-polygon.ts';
import { type Redirect, redirectTo } from '../../../views/routing/redirect.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';

/** A redirect to a list with the canonical text of its drawn area; undefined if it has that. */
export function polygonRedirect(
  { subject, path }: Resolved,
  params: URLSearchParams,
): Redirect | undefined {
  if (subject.kind !== 'page' || !subject.listKind) return undefined;
  const corrected = correctedPolygon(params);
  return corrected && redirectTo(301, path, corrected);
}
