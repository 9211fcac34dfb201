import { energyRegion } from '../../domain/energy/energy-region.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { TextLine } from '../../ui/text/RichText.tsx';

const SCORES = ['A', 'B', 'C', 'D'] as const;

interface Props {
  ctx: SharedContext;
  home: Property;
}

/** Whether to show flood scores, which exist in Flanders only. */
export function hasFloodScores({ countryId, zip, details }: Property): boolean {
  if (energyRegion(countryId, zip) !== 'flanders') return false;
  return details.floodScoreP !== undefined || details.floodScoreG !== undefined;
}

/**
 * Flanders' two flood scores on their scale, with the meaning of each step (docs/facts.md, "What a
 * Belgian property ad shows").
 */
export function FloodScores({ ctx, home }: Props) {
  const { t } = ctx;
  const { floodScoreP, floodScoreG } = home.details;
  return (
    <section className="flood">
      <h2>{t('energy.flood.title')}</h2>
      <p>
        <TextLine text={t('energy.flood.intro')} />
      </p>
      <ol>
        {SCORES.map((score) => {
          const marks = [
            floodScoreP === score && t('facts.floodScoreP'),
            floodScoreG === score && t('facts.floodScoreG'),
          ].filter((mark) => mark !== false);
          return (
            <li key={score}>
              <span className={marks.length > 0 ? 'plate plate-letter' : 'flood-letter'}>
                {score}
              </span>
              <span>{t(`energy.flood.${score}`)}</span>
              {marks.length > 0 && <b className="flood-marks">{marks.join(', ')}</b>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
