import { type EnergyLabel, energyFigure, energyLabel } from '../../domain/energy/energy-label.ts';
import type { EnergyBand } from '../../domain/energy/energy-scale.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { formatNumber, isFormatted } from '../../domain/format/number.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { EnergyLetter } from './EnergyLetter.tsx';
import { energyWords } from './energy-words.ts';

interface Props {
  ctx: SharedContext;
  property: Property;
}

/**
 * The scale of the home's region with letters and bounds, the letter again at the home's band and a sentence
 * on what the letter means there (docs/look.md, "Property"). A label outside the scale is drawn
 * alone. Nothing without a label. The unit of all bounds is in the scale's name.
 */
export function EnergyScale({ ctx, property }: Props) {
  const label = energyLabel(property);
  if (!label) return null;
  const { region, scale } = label;
  const known = region === 'luxembourg' ? undefined : region;
  return (
    <>
      <p className="energy-meaning">{meaning(ctx, property, label)}</p>
      {!label.band && <LabelImage ctx={ctx} label={label} />}
      {known && label.band && scale.length > 0 && (
        <ol
          className={scale.length > 9 ? 'energy-scale energy-scale-long' : 'energy-scale'}
          aria-label={ctx.t('energy.scale', { region: ctx.t(`energy.region.${known}`) })}
        >
          {scale.map((band) => (
            <Step key={band.label} ctx={ctx} property={property} label={label} band={band} />
          ))}
        </ol>
      )}
    </>
  );
}

/** A label without a scale, such as Luxembourg's, which is shown as the CRM states it. */
function LabelImage({ ctx, label }: { ctx: SharedContext; label: EnergyLabel }) {
  return (
    <p>
      <span aria-hidden="true">
        <EnergyLetter label={label} className="energy-image" />
      </span>
      <span className="unseen">{energyWords(ctx, label).spoken}</span>
    </p>
  );
}

function Step({ ctx, property, label, band }: Props & { label: EnergyLabel; band: EnergyBand }) {
  const isHome = band.label === label.band?.label;
  const figure = formatNumber(energyFigure(property));
  return (
    <li className={`energy-step energy-${band.letter.toLowerCase()}`}>
      <span className="energy-arrow">
        <Arrow />
        <b>{band.label.replace(/-$/, '\u2212')}</b>
        <span className="numerals">
          <span aria-hidden="true">{bounds(band)}</span>
          <span className="unseen">{rangeText(ctx, band)}</span>
        </span>
      </span>
      {isHome && (
        <span className="energy-here">
          <EnergyLetter label={label} />
          <span>
            {isFormatted(figure) && <b className="numerals">{`${figure} kWh/m²`}</b>}
            {` ${ctx.t('energy.this')}`}
          </span>
        </span>
      )}
    </li>
  );
}

/** An SVG, so that printing and forced colours keep its fill; its tip does not stretch. */
function Arrow() {
  return (
    <svg className="energy-shape" aria-hidden="true">
      <rect width="100%" height="100%" />
      <svg x="100%" width="12" height="100%" viewBox="0 0 12 30" preserveAspectRatio="none">
        <path d="M-1 0h1l12 15L0 30h-1z" />
      </svg>
    </svg>
  );
}

function bounds({ above, upTo }: EnergyBand): string {
  return upTo === undefined ? `> ${above ?? 0}` : `≤ ${upTo}`;
}

function meaning(ctx: SharedContext, property: Property, label: EnergyLabel) {
  const { region, text, band } = label;
  if (!region || region === 'luxembourg' || !band) {
    const country = textOf(property.countryName, ctx.locale);
    if (country === '') return energyWords(ctx, label).spoken;
    return ctx.t('energy.elsewhere', { label: text, country });
  }
  return ctx.t(`energy.meaning.${region}`, { label: text, range: rangeText(ctx, band) });
}

function rangeText({ t }: SharedContext, { above, upTo }: EnergyBand): string {
  if (upTo === undefined) return t('energy.above', { from: above });
  return above === undefined
    ? t('energy.upTo', { to: upTo })
    : t('energy.between', { from: above, to: upTo });
}
