import type { Manager } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { PersonRole } from './PersonRole.tsx';
import { personHref } from './person-href.ts';
import { Portrait } from '../picture/Portrait.tsx';

interface Props {
  ctx: SharedContext;
  manager: Manager;
  /** Of the portrait. */
  sizes?: string;
}

/**
 * Portrait, name, function in the visitor's language and BIV number of a manager (spec section 5).
 */
export function ManagerPerson({ ctx, manager, sizes = '96px' }: Props) {
  const href = personHref(ctx, manager);
  return (
    <div className="manager-person">
      <Portrait ctx={ctx} photo={manager.photo} name={manager.name} sizes={sizes} />
      <div>
        <p className="manager-name">
          {href === undefined ? manager.name : <a href={href}>{manager.name}</a>}
        </p>
        <PersonRole ctx={ctx} person={manager} />
      </div>
    </div>
  );
}
