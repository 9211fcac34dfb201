import { COST_FIELDS, type TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import type { PageContext } from '../../page-context.ts';
import { costFaultText } from './cost-texts.ts';

interface Props {
  ctx: PageContext;
  typed: TypedCosts;
  level: 2 | 3;
}

/** What is wrong, with links to the fields, after the form was sent; a script needs no summary. */
export function CostFaults({ ctx: { t }, typed: { faults }, level }: Props) {
  const failed = COST_FIELDS.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ name, text: costFaultText(t, fault) }];
  });
  if (failed.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="form-summary" role="alert" data-costs-faults="">
      <Heading className="form-summary-title">{t('costs.faults')}</Heading>
      <ul>
        {failed.map(({ name, text }) => (
          <li key={name}>
            <a href={`#costs-${name}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
