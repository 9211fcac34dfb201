import type { ModuleComponent } from '../../page-context.ts';
import { SearchBar } from '../../search/SearchBar.tsx';
import type { Content } from './schema.ts';

/** The search bar as a section of its own. */
export const Search: ModuleComponent<Content> = ({ ctx }) => <SearchBar ctx={ctx} />;
