import { Gallery } from '../../../client/islands/Gallery.tsx';
import type { Unit } from '../../domain/project/composition.ts';
import type { Picture as PictureData } from '../../domain/property/picture.ts';
import { pictureName } from '../../domain/property/picture-name.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { viewerTexts } from '../../ui/picture/viewer-texts.ts';

/** Id of the part with the tables and the plans, whose links open the viewer. */
export const PLANS_PART = 'unit-plans';

/** Opens the gallery's viewer at a unit's first plan; without script it leads to the file. */
export function PlanLink({ ctx, unit }: { ctx: PageContext; unit: Unit }) {
  const [plan] = plansOf(ctx, unit);
  if (!plan) return null;
  return (
    <a href={largest(ctx, plan)} data-enhanced>
      <Icon name="plan" />
      <span className="unit-word">{ctx.t('project.detail.plan')}</span>
      <span className="unseen">{` ${unit.name}`}</span>
    </a>
  );
}

/**
 * The plans of units in the order of the tables, each once however many units share it: what the
 * viewer shows, fetched when it does.
 */
export function UnitPlans({ ctx, units }: { ctx: PageContext; units: readonly Unit[] }) {
  const once = new Map<string | undefined, { plan: PictureData; unit: Unit }>();
  for (const unit of units) {
    for (const plan of plansOf(ctx, unit)) {
      const href = largest(ctx, plan);
      if (!once.has(href)) once.set(href, { plan, unit });
    }
  }
  if (once.size === 0) return null;
  return (
    <>
      <div hidden>
        {[...once].map(([href, { plan, unit }]) => (
          <a key={href} href={href} data-picture data-kind="plan">
            <Picture
              ctx={ctx}
              picture={plan}
              sizes="100vw"
              enlarges
              {...(pictureName(plan, ctx).text === '' && {
                alt: ctx.t('project.detail.planOf', { unit: unit.name }),
              })}
            />
          </a>
        ))}
      </div>
      <Island
        ctx={ctx}
        of={Gallery}
        props={{ of: PLANS_PART, texts: viewerTexts(ctx) }}
        when="interaction"
      />
    </>
  );
}

/** The plans that exist. */
export function plansOf({ data }: PageContext, { plans = [] }: Unit): readonly PictureData[] {
  return plans.filter((plan) => data.picture(plan) !== undefined);
}

function largest({ data }: PageContext, plan: PictureData): string | undefined {
  return data.picture(plan)?.jpeg.at(-1)?.url;
}
