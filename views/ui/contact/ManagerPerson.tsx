import { functionLines } from '../../domain/text/function-text.ts';
import { formatIpi } from '../../domain/format/ipi.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { personHref } from './person-href.ts';
import { Portrait } from '../picture/Portrait.tsx';

/**
 * Portrait, name, function in the visitor's language and BIV number of a manager (spec section 5).
 */
export function ManagerPerson({ ctx, manager }: { ctx: PageContext; manager: Manager }) {
  const ipi = formatIpi(manager.ipi);
  const href = personHref(ctx, manager);
  return (
    <div className="manager-person">
      <Portrait ctx={ctx} photo={manager.photo} name={manager.name} sizes="96px" />
      <div>
        <p className="manager-name">
          {href === undefined ? manager.name : <a href={href}>{manager.name}</a>}
        </p>
        {functionLines(manager.function, ctx.locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {ipi !== undefined && <p className="numerals">{ctx.t('manager.biv', { number: ipi })}</p>}
      </div>
    </div>
  );
}
