import type { ReactNode } from 'react';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { DialogLink } from './DialogLink.tsx';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  /** The price, at the bar's beginning. */
  children: ReactNode;
}

/** The phone's bottom bar: price, call, visit. The card above says the same to a screen reader. */
export function ContactBar({ ctx, children }: Props) {
  const { phone } = managerLinks(ctx);
  return (
    <div className="contact-bar">
      {children}
      {phone && (
        <a className="button button-line" href={phone.href} aria-label={ctx.t('manager.call')}>
          <Icon name="phone" />
        </a>
      )}
      <DialogLink ctx={ctx} to="appointment" />
    </div>
  );
}
