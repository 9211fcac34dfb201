import { reckonedCosts } from '../../domain/buying-costs/reckoned-costs.ts';
import { readCosts } from '../../domain/buying-costs/typed-costs.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { CostFaults } from './CostFaults.tsx';
import { CostForm } from './CostForm.tsx';
import { CostResult } from './CostResult.tsx';
import type { Content } from './schema.ts';

/**
 * The costs of buying (spec section 2, "Screens"): a form that is sent by GET to its own
 * page, and what follows from it. A script asks for the page again as the visitor types and takes
 * over the elements with `data-part` (client/buying-costs.ts).
 */
export const BuyingCosts: ModuleComponent<Content> = ({ ctx, content }) => {
  const { site, query, data, today, origin } = ctx;
  const rules = site.costRules ?? [];
  const typed = readCosts(query, (zip) => data.region({ city: '', zip }) !== undefined);
  const reckoned = reckonedCosts(rules, typed, today);
  const title = shownText(content.title, ctx);
  const Title = `h${content.level}` as const;
  const level = content.level === 1 ? 2 : 3;
  return (
    <section className="costs">
      <div className="costs-head">
        {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
        <RichText {...shownText(content.description, ctx)} level={level} origin={origin} />
      </div>
      <div className="costs-form">
        <CostFaults ctx={ctx} typed={typed} level={level} />
        <CostForm ctx={ctx} typed={typed} />
      </div>
      <CostResult ctx={ctx} typed={typed} reckoned={reckoned} level={level} />
    </section>
  );
};
