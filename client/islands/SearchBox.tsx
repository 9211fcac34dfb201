'use client';

import { Icon } from '../../views/ui/Icon.tsx';
import { SearchField, type SearchFieldProps } from '../filters/SearchField.tsx';

interface Props extends SearchFieldProps {
  /** What this search is called among the others of the page. */
  label: string;
  submit: string;
  /** The results page. */
  action: string;
}

/** The search box (spec section 2): a form to the results page; hydrated it answers as one types. */
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
