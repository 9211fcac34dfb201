import type { UnitStatus } from '../../domain/project/composition.ts';
import { stateLabel } from '../../domain/property/state-label.ts';
import type { SharedContext } from '../../page-context.ts';
import { Plate } from './Plate.tsx';

interface Props {
  ctx: SharedContext;
  state: Exclude<UnitStatus, 'available'>;
}

/** A plate for `option` or `sold`, in the colours of the site's label; enamel without one. */
export function StatePlate({ ctx, state }: Props) {
  const label = stateLabel(state, ctx.site.info, ctx.locale);
  if (!label) return <Plate>{ctx.t(`project.detail.state.${state}`)}</Plate>;
  return <span className={`plate plate-label-${label.id}`}>{label.text}</span>;
}
