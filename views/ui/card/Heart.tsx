import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { itemName } from '../../domain/list/item-words.ts';
import { REMOVE, SAVE, SAVING_FORM } from '../../domain/saved/saved-fields.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { savingPath } from './saving-path.ts';

interface Props {
  ctx: PageContext;
  item: ListItem;
}

/**
 * The button that saves a home, beside its link. Cached pages are the same for everybody: there the
 * script client/saved.ts shows what is saved, and without script a press saves.
 */
export function Heart({ ctx, item }: Props) {
  if (savingPath(ctx) === undefined) return null;
  const key = itemKey(item);
  const isSaved = ctx.saved?.saved.has(key) ?? false;
  return (
    <button
      className="heart"
      type="submit"
      form={SAVING_FORM}
      name={isSaved ? REMOVE : SAVE}
      value={key}
      aria-pressed={isSaved}
      aria-label={ctx.t('saved.save', { home: itemName(ctx, item) })}
    >
      <Icon name="heart" />
    </button>
  );
}
