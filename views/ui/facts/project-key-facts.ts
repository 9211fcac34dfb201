import { countByStatus, unitsOf } from '../../domain/project/composition.ts';
import { formatDate } from '../../domain/format/date.ts';
import { energyFigure, energyLabel } from '../../domain/energy/energy-label.ts';
import {
  formatNumber,
  formatSpan,
  formatSurface,
  isFormatted,
} from '../../domain/format/number.ts';
import type { Project } from '../../domain/project/project.ts';
import { isDelivered, saleState } from '../../domain/project/project-sale.ts';
import { rangeOf } from '../../domain/project/unit-table.ts';
import type { SharedContext } from '../../page-context.ts';
import { energyWords } from '../energy/energy-words.ts';
import type { IconName } from '../Icon.tsx';
import type { KeyFact } from './KeyFacts.tsx';

/** The most important facts of a project; absent ones are left out. */
export function projectKeyFacts(ctx: SharedContext, project: Project): KeyFact[] {
  const { t } = ctx;
  const units = unitsOf(project.composition);
  const delivery = isDelivered(project, ctx.today)
    ? t('project.detail.delivered')
    : t('project.detail.delivery');
  const bedrooms = rangeOf(units, 'numberOfBedRooms');
  const [surface, ground] = [rangeOf(units, 'surfaceTotal'), rangeOf(units, 'surfaceGround')];
  return [
    leftFact(ctx, project),
    fact('area', formatSpan(surface, formatSurface), t('project.detail.surface')),
    fact('plot', formatSpan(ground, formatSurface), t('home.surfaceGround')),
    fact('bed', formatSpan(bedrooms, formatNumber), t('project.detail.bedrooms')),
    fact('calendar', formatDate(project.deliveryDate), delivery),
    fact('house', project.eLevel && `E${project.eLevel}`, t('project.detail.eLevel')),
    energyFact(ctx, project),
  ].flat();
}

function leftFact({ t }: SharedContext, project: Project): KeyFact[] {
  const { available, option, sold } = countByStatus(project.composition);
  const total = available + option + sold;
  const isForSale = saleState(project) !== 'sold' && total > 0;
  const left = isForSale && t('project.detail.left', { left: available, total });
  return fact('apartment', left, t('project.detail.leftLabel'));
}

function fact(
  icon: IconName,
  value: string | number | false | undefined,
  label: string,
): KeyFact[] {
  return typeof value === 'string' && value !== '' ? [{ icon, value, label }] : [];
}

/**
 * The letter, with the figure that Flanders requires beside it (docs/facts.md, "What a Belgian
 * property ad shows").
 */
function energyFact(ctx: SharedContext, project: Project): KeyFact[] {
  const label = energyLabel(project);
  if (!label) return [];
  const { name } = energyWords(ctx, label);
  const value = formatNumber(energyFigure(project));
  const whole = isFormatted(value) ? ctx.t('project.detail.energy', { name, value }) : name;
  return [{ icon: 'energy', value: label.text, label: whole, energy: label }];
}
