'use client';

import { Icon } from '../../views/ui/Icon.tsx';
import { SearchField, type SearchFieldProps } from '../filters/SearchField.tsx';

interface Props extends SearchFieldProps {
  /** Accessible name; a page may have several searches. */
  label: string;
  submit: string;
  /** URL path of the results page. */
  action: string;
}

/** The search box (spec section 2): a form; hydrated it suggests places and homes while typing. */
export function SearchBox({ label, submit, action, ...field }: Props) {
  return (
    <form className="search-row" action={action} method="get" role="search" aria-label={label}>
      <SearchField {...field} />
      <button className="button" type="submit">
        <Icon name="search" />
        {submit}
      </button>
    </form>
  );
}
