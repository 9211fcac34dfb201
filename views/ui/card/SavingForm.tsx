import { SAVING_FORM } from '../../domain/saved/saved-fields.ts';
import { MAX_SAVED } from '../../domain/saved/item-keys.ts';
import type { PageContext } from '../../page-context.ts';
import { savingPath } from './saving-path.ts';

/** The form of all hearts on the page, with what its script says; nothing without saved homes. */
export function SavingForm({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  const action = savingPath(ctx);
  if (action === undefined) return null;
  return (
    <form
      id={SAVING_FORM}
      method="post"
      action={action}
      data-full={t('saved.full', { count: MAX_SAVED })}
      data-failed={t('saved.failed')}
      hidden
    >
      {/* A form has a button, also on pages without hearts. */}
      <button type="submit">{t('saved.header')}</button>
    </form>
  );
}
