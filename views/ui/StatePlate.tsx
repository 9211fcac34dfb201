import type { UnitStatus } from '../domain/composition.ts';
import { textOf } from '../domain/multilingual.ts';
import type { PageContext } from '../page-context.ts';
import { Plate } from './Plate.tsx';

/** Labels of the site that say what the state of a project or a unit says (spec section 3, Label). */
const STATE_LABELS = { option: 2, sold: 3 } as const;

interface Props {
  ctx: PageContext;
  state: Exclude<UnitStatus, 'available'>;
}

/** Under option or sold: in the colours of the site's label, enamel where it has none. */
export function StatePlate({ ctx, state }: Props) {
  const id = STATE_LABELS[state];
  const label = ctx.site.info.labels.find((other) => other.id === id);
  const name = textOf(label?.name, ctx.locale);
  if (name === '') return <Plate>{ctx.t(`project.detail.state.${state}`)}</Plate>;
  return <span className={`plate plate-label-${id}`}>{name}</span>;
}
