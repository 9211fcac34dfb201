import type { ReactNode } from 'react';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { DialogLink } from './DialogLink.tsx';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  /** The price, at the start of the bar. */
  children: ReactNode;
}

/** The bottom bar of a phone: price, call, visit, as on the card above it. */
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
