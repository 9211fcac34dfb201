import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { PersonRole } from './PersonRole.tsx';
import { personHref } from './person-href.ts';
import { Portrait } from '../picture/Portrait.tsx';

/**
 * Portrait, name, function in the visitor's language and BIV number of a manager (spec section 5).
 */
export function ManagerPerson({ ctx, manager }: { ctx: PageContext; manager: Manager }) {
  const href = personHref(ctx, manager);
  return (
    <div className="manager-person">
      <Portrait ctx={ctx} photo={manager.photo} name={manager.name} sizes="96px" />
      <div>
        <p className="manager-name">
          {href === undefined ? manager.name : <a href={href}>{manager.name}</a>}
        </p>
        <PersonRole ctx={ctx} person={manager} />
      </div>
    </div>
  );
}
