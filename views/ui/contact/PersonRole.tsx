import { shownText } from '../../domain/text/shown-text.ts';
import { formatIpi } from '../../domain/format/ipi.ts';
import type { Manager } from '../../domain/property/property.ts';
import { functionLines } from '../../domain/text/function-text.ts';
import type { SharedContext } from '../../page-context.ts';

/** Function and BIV number of a person (spec section 3), a line each. */
export function PersonRole({ ctx, person }: { ctx: SharedContext; person: Manager }) {
  const ipi = formatIpi(person.ipi);
  const { lang } = shownText(person.function, ctx);
  return (
    <>
      {functionLines(person.function, ctx).map((line) => (
        <p key={line} className="quiet" lang={lang}>
          {line}
        </p>
      ))}
      {ipi !== undefined && (
        <p className="quiet numerals">{ctx.t('manager.biv', { number: ipi })}</p>
      )}
    </>
  );
}
