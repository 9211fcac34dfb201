import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { itemFormHref } from './item-form-href.ts';

interface Props {
  ctx: PageContext;
  /** Whose card it stands on; without one, that of the page's home or project. */
  person?: Manager;
}

/** The link to the form by which the visitor is called; nothing where the site has none. */
export function CallMeLink({ ctx, person }: Props) {
  const href = person ? ctx.links.personCall(person) : itemFormHref(ctx, 'call');
  if (href === undefined) return null;
  return (
    <a className="button button-line" href={href}>
      <Icon name="phone" />
      {ctx.t('call.ask')}
    </a>
  );
}
