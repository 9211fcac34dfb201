import { formatDate } from '../../domain/format/date.ts';
import { itemName, itemPriceWords } from '../../domain/list/item-words.ts';
import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { HOMES_PARAMETER } from '../../domain/list/home-ids.ts';
import { projectPrice } from '../../domain/project/project-sale.ts';
import { formatPrice, priceOf } from '../../domain/property/price.ts';
import { PROJECTS_PARAMETER } from '../../domain/saved/item-keys.ts';
import type { ShownItem } from '../../domain/saved/saved-view.ts';
import { MAX_VISITED } from '../../domain/visits/further-visits.ts';
import type { PageContext } from '../../page-context.ts';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { CHOICE_FORM } from './choice-form.ts';
import { canAskVisit } from './can-ask-visit.ts';

const PER_ROW = 3;

interface Props {
  ctx: PageContext;
  items: readonly ShownItem[];
}

/** The cards of what is saved, each with its choice, its earlier price and the visitor's note. */
export function SavedList({ ctx, items }: Props) {
  const { t } = ctx;
  const chosen = items.filter(({ item }) => canAskVisit(ctx, item)).slice(0, MAX_VISITED);
  return (
    <ul className={`cards per-${PER_ROW}`}>
      {items.map((shown) => {
        const { item } = shown;
        const key = itemKey(item);
        const name = itemName(ctx, item);
        return (
          <li key={key} data-kept={key} data-name={name}>
            <ItemCard ctx={ctx} item={item} level={2} sizes={cardSizes(PER_ROW)} />
            <EarlierPrice ctx={ctx} {...shown} />
            {shown.optionSince !== undefined && (
              <p className="kept-price numerals">
                {t('saved.optionSince', { date: formatDate(shown.optionSince) })}
              </p>
            )}
            <label className="kept-choice">
              <input
                type="checkbox"
                form={CHOICE_FORM}
                name={isProject(item) ? PROJECTS_PARAMETER : HOMES_PARAMETER}
                value={item.id}
                defaultChecked={chosen.includes(shown)}
              />
              <span>
                {t('saved.choose')}
                <span className="unseen">{` ${name}`}</span>
              </span>
            </label>
            <label className="kept-memo">
              <span>
                {t('saved.note')}
                <span className="unseen">{` ${name}`}</span>
              </span>
              <textarea className="input" rows={2} maxLength={500} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** What it cost when it was saved, if it costs something else now. */
function EarlierPrice({ ctx, item, price }: ShownItem & { ctx: PageContext }) {
  const now = euroNow(ctx, item);
  if (price === undefined || now === undefined || Math.round(now) === price) return null;
  const words = itemPriceWords(ctx, item, ctx.site.info.ignoredLabels);
  const text = [formatPrice(price), words?.after].filter(Boolean).join(' ');
  return <p className="kept-price numerals">{ctx.t('saved.priceWas', { price: text })}</p>;
}

function euroNow({ site }: PageContext, item: ListItem): number | undefined {
  if (isProject(item)) return projectPrice(item);
  const price = priceOf(item, site.info.ignoredLabels);
  return price.kind === 'amount' ? price.euro : undefined;
}
