import type { CostLine } from '../../domain/buying-costs/cost-lines.ts';
import type { CostRule } from '../../domain/buying-costs/cost-rule.ts';
import { rulesOf } from '../../domain/buying-costs/rules-of.ts';
import type { ReckonedCosts } from '../../domain/buying-costs/reckoned-costs.ts';
import { formatDate } from '../../domain/format/date.ts';
import { semicolon } from '../../domain/text/colon.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';

interface Props {
  ctx: PageContext;
  reckoned: ReckonedCosts;
  level: 2 | 3;
}

/** Where each rule was read, when it was last compared with that, and what it leaves out. */
export function CostSources({ ctx, reckoned, level }: Props) {
  const { t } = ctx;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="costs-sources">
      <Heading>{t('costs.sources')}</Heading>
      <ul>
        {usedRules(ctx, reckoned).map((rule) => (
          <Source key={rule.id} ctx={ctx} rule={rule} />
        ))}
      </ul>
    </div>
  );
}

/** Those of the lines, and that of the secured sum of a loan. */
function usedRules({ site }: PageContext, { lines, purchase, loan }: ReckonedCosts): CostRule[] {
  const accessories =
    loan && loan.principal > 0 ? rulesOf(site.costRules ?? [], 'accessories', purchase) : [];
  return [...lines.map(({ rule }: CostLine) => rule), ...accessories.slice(0, 1)];
}

function Source({ ctx, rule }: { ctx: PageContext; rule: CostRule }) {
  const { t } = ctx;
  const name = shownText(rule.name, ctx);
  // Conditions of the buyer stand in the form.
  const notes = rule.kind === 'duty' || rule.kind === 'credit' ? [] : rule.conditions;
  const source = rule.source.split('; ').join(semicolon(ctx.locale));
  const words = { source, date: String(formatDate(rule.checkedOn)) };
  return (
    <li>
      <strong lang={name.lang}>{name.text}</strong>
      {notes.map((note) => {
        const { text, lang } = shownText(note, ctx);
        return (
          <span key={text} lang={lang}>
            {` ${text}`}
          </span>
        );
      })}{' '}
      <span className="quiet">
        {t(rule.verified ? 'costs.source' : 'costs.sourceUnverified', words)}
      </span>
    </li>
  );
}
