import type { Locale } from '../../../../views/domain/locale.ts';
import { numberIn, presentIn, type Row, textIn } from '../../../platform/row.ts';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';
import type { NewOwnerNews, NewsFrequency, OwnerNews } from './owner-news.ts';

/** The columns of news that nobody has confirmed. */
export function newRow(news: NewOwnerNews): Record<string, string | number | null> {
  return {
    id: news.id,
    owner: news.owner,
    home: news.home,
    account: news.account,
    first_name: news.firstName ?? null,
    name: news.name,
    email: news.email,
    address: foldedAddress(news.email),
    locale: news.locale,
    frequency: news.frequency,
    created_at: news.createdAt,
    state: 'unconfirmed',
  };
}

export function newsOf(row: Row): OwnerNews {
  return {
    id: String(row['id']),
    owner: Number(row['owner']),
    account: String(row['account']),
    name: String(row['name']),
    email: String(row['email']),
    home: Number(row['home']),
    locale: String(row['locale']) as Locale,
    frequency: String(row['frequency']) as NewsFrequency,
    createdAt: Number(row['created_at']),
    state: row['state'] === 'active' ? 'active' : 'unconfirmed',
    ...presentIn({
      firstName: textIn(row, 'first_name'),
      confirmedAt: numberIn(row, 'confirmed_at'),
      dueAt: numberIn(row, 'due_at'),
      seen: textIn(row, 'seen'),
    }),
  };
}
