import { energyLabel } from '../../domain/energy/energy-label.ts';
import { adDuties } from '../../domain/advertisement/missing-in-ad.ts';
import type { Property } from '../../domain/property/property.ts';
import type { ModuleComponent, SharedContext } from '../../page-context.ts';
import { EnergyScale } from '../../ui/energy/EnergyScale.tsx';
import { CachedPart } from '../../ui/CachedPart.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import { FACT_FIELDS } from '../../ui/facts/fact-fields.ts';
import { type DetailFact, factOf } from '../../ui/facts/fact-groups.ts';
import { FloodScores, hasFloodScores } from './FloodScores.tsx';

/** Chooses the newest rules: views have no clock. */
const LATEST = '9999-12-31';

/**
 * Energy and flood risk, visible without opening a tab: the label on its region's scale, the other
 * particulars that the region requires in an advertisement, and the flood scores.
 */
export const PropertyEnergy: ModuleComponent = ({ ctx }) => {
  const home = propertyOf(ctx);
  if (!home || !says(ctx, home)) return null;
  const attributes = { className: 'energy' };
  return <CachedPart ctx={ctx} as="section" attributes={attributes} of={Energy} props={{ home }} />;
};

interface Props {
  ctx: SharedContext;
  home: Property;
}

function says(ctx: SharedContext, home: Property): boolean {
  return (
    Boolean(energyLabel(home)) || hasFloodScores(home) || certificateRows(ctx, home).length > 0
  );
}

function Energy({ ctx, home }: Props) {
  const label = energyLabel(home);
  const certificate = certificateRows(ctx, home);
  return (
    <>
      {(label || certificate.length > 0) && (
        <div>
          {/* A building that is not built yet has an E-level and no label. */}
          <h2>{ctx.t(label ? 'energy.title' : 'facts.group.energy')}</h2>
          {label && <EnergyScale ctx={ctx} property={home} />}
          <FactList facts={certificate} className="energy-certificate" />
        </div>
      )}
      {hasFloodScores(home) && <FloodScores ctx={ctx} home={home} />}
    </>
  );
}

/** The rows of the certificate that the home's region requires in an advertisement. */
function certificateRows(ctx: SharedContext, home: Property): DetailFact[] {
  const wanted = new Set<string | undefined>(adDuties(home, LATEST).map(({ field }) => field));
  return FACT_FIELDS.filter(([group, field]) => group === 'energy' && wanted.has(field))
    .map((row) => factOf(ctx, home, row))
    .filter(({ value }) => value !== '');
}
