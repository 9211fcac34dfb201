import type { UnitStatus } from '../project/composition.ts';
import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { SiteInfo } from '../site/site.ts';

/** Ids of the site's labels for the state of a project or a unit (spec section 3, "Label"). */
export const STATE_LABELS = { option: 2, sold: 3 } as const;

/** The site's label for a state; undefined if it has none in this language. */
export function stateLabel(
  state: Exclude<UnitStatus, 'available'>,
  { labels }: Pick<SiteInfo, 'labels'>,
  locale: Locale,
): { id: number; text: string } | undefined {
  const id = STATE_LABELS[state];
  const text = textOf(labels.find((other) => other.id === id)?.name, locale);
  return text === '' ? undefined : { id, text };
}
