import { energyLabel } from '../../domain/energy-label.ts';
import { adDuties } from '../../domain/missing-in-ad.ts';
import type { Property } from '../../domain/property.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { EnergyScale } from '../../ui/EnergyScale.tsx';
import { FACT_FIELDS } from '../property-facts/fact-fields.ts';
import { homeFact } from '../property-facts/home-fact.ts';
import { FloodScores, hasFloodScores } from './FloodScores.tsx';
import type { Content } from './schema.ts';

/** The latest rules: views know no day. */
const TODAY = '9999-12-31';

/**
 * What must be seen of a home's energy and flood risk without opening a tab: its place on its
 * region's scale, what the region wants in an advertisement beside it, and the flood scores.
 */
export const PropertyEnergy: ModuleComponent<Content> = ({ ctx }) => {
  const home = ctx.property;
  const label = home && energyLabel(home);
  if (!home || !(label || hasFloodScores(home))) return null;
  return (
    <section className="energy">
      {label && <h2>{ctx.t('energy.title')}</h2>}
      {label && <EnergyScale ctx={ctx} property={home} />}
      <Certificate ctx={ctx} home={home} />
      {hasFloodScores(home) && <FloodScores ctx={ctx} home={home} />}
    </section>
  );
};

/** The rows of the certificate that the home's region wants in its advertisement. */
function Certificate({ ctx, home }: { ctx: PageContext; home: Property }) {
  const wanted = new Set<string | undefined>(adDuties(home, TODAY).map(({ field }) => field));
  const rows = FACT_FIELDS.filter(([group, field]) => group === 'energy' && wanted.has(field))
    .map((row) => ({ label: ctx.t(`facts.${row[2]}`), value: homeFact(ctx, home, row) }))
    .filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="energy-certificate numerals">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
