import type { ReactNode } from 'react';
import type { SharedContext } from '../page-context.ts';
import { Icon } from './Icon.tsx';

interface Props {
  ctx: SharedContext;
  /** Id that a link names in `data-dialog` to open it (client/boot/dialogs.ts). */
  id: string;
  title: string;
  /** Fills the window, for pictures, tours and maps. */
  wide?: boolean;
  /** Opened with the page (client/boot/dialogs.ts). */
  isOpened?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The browser keeps the focus inside, closes it with Escape and restores the focus;
 * the form closes it without script.
 */
export function Dialog({ ctx, id, title, wide = false, isOpened = false, children }: Props) {
  return (
    <dialog
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      id={id}
      {...(isOpened && { 'data-opened': '' })}
      aria-label={title}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2>{title}</h2>
          <form method="dialog">
            <button className="dialog-close" type="submit" aria-label={ctx.t('contact.close')}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
