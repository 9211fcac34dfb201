import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Icon } from './Icon.tsx';

interface Props {
  ctx: PageContext;
  /** What a link names in `data-dialog` to open it (client/boot/dialogs.ts). */
  id: string;
  title: string;
  /** Takes the whole window: for what is looked at. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Something that is asked for on top of the page. The browser itself keeps the focus within, closes
 * it by Escape and gives the focus back; the form closes it without script of ours.
 */
export function Dialog({ ctx, id, title, wide = false, children }: Props) {
  return (
    <dialog
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
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
