import type { Site } from '../../../views/domain/site/site.ts';
import { isLoopback } from '../../../views/domain/third-party/foreign-url.ts';

/**
 * A site without its stand-ins, for a public URL: a visitor's browser would request them from the
 * visitor's own machine. `left` are their ids.
 */
export function withoutStandIns(site: Site): { site: Site; left: readonly string[] } {
  const { thirdParties } = site.info;
  const left = thirdParties.filter(({ script }) => isLoopback(script)).map(({ id }) => id);
  if (left.length === 0) return { site, left };
  const real = thirdParties.filter(({ id }) => !left.includes(id));
  return { site: { ...site, info: { ...site.info, thirdParties: real } }, left };
}
