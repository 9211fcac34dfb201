import type { ModuleComponent } from '../../page-context.ts';
import { SearchBar } from '../../search/SearchBar.tsx';

/** The search bar as a section of its own. */
export const Search: ModuleComponent = ({ ctx }) => <SearchBar ctx={ctx} />;
