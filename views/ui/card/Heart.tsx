import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { itemName } from '../../domain/list/item-words.ts';
import { REMOVE, SAVE, SAVING_FORM } from '../../domain/saved/saved-fields.ts';
import type { PageContext, SharedContext } from '../../page-context.ts';
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
  return <HeartButton ctx={ctx} item={item} state={heartState(ctx, item)} />;
}

/** `none`: the page has no hearts. */
export type HeartState = 'none' | 'open' | 'saved';

/** How a page shows the heart of an item. */
export function heartState(ctx: PageContext, item: ListItem): HeartState {
  if (savingPath(ctx) === undefined) return 'none';
  return ctx.saved?.saved.has(itemKey(item)) ? 'saved' : 'open';
}

interface ButtonProps {
  ctx: SharedContext;
  item: ListItem;
  state: HeartState;
}

/** The same, for a page whose state is known. */
export function HeartButton({ ctx, item, state }: ButtonProps) {
  if (state === 'none') return null;
  const key = itemKey(item);
  const isSaved = state === 'saved';
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
