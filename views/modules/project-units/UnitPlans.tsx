import { shownText } from '../../domain/text/shown-text.ts';
import type { Unit } from '../../domain/project/composition.ts';
import type { Picture as PictureData } from '../../domain/property/picture.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

interface Props {
  ctx: PageContext;
  unit: Unit;
}

/** Opens the dialog with a unit's plans; without script it leads to the first. */
export function PlanLink({ ctx, unit }: Props) {
  const [plan] = plansOf(ctx, unit);
  if (!plan) return null;
  return (
    <a href={largest(ctx, plan)} data-dialog={dialogId(unit)}>
      <Icon name="plan" />
      <span className="unit-plan-word">{ctx.t('project.detail.plan')}</span>
      <span className="unseen">{` ${unit.name}`}</span>
    </a>
  );
}

/** A unit's plans, each with a link to its file. */
export function PlanDialog({ ctx, unit }: Props) {
  const plans = plansOf(ctx, unit);
  if (plans.length === 0) return null;
  return (
    <Dialog
      ctx={ctx}
      id={dialogId(unit)}
      title={ctx.t('project.detail.planOf', { unit: unit.name })}
      wide
    >
      {plans.map((plan) => (
        <figure key={plan.source} className="unit-plan-whole">
          <a href={largest(ctx, plan)}>
            <Picture ctx={ctx} picture={plan} sizes="auto, (min-width: 83rem) 1230px, 92vw" />
          </a>
          <figcaption className="quiet" lang={shownText(plan.name, ctx).lang}>
            {shownText(plan.name, ctx).text}
          </figcaption>
        </figure>
      ))}
    </Dialog>
  );
}

/** The plans that exist. */
export function plansOf({ data }: PageContext, { plans = [] }: Unit): readonly PictureData[] {
  return plans.filter((plan) => data.picture(plan) !== undefined);
}

function largest({ data }: PageContext, plan: PictureData): string | undefined {
  return data.picture(plan)?.jpeg.at(-1)?.url;
}

function dialogId({ id }: Unit): string {
  return `plan-${id}`;
}
