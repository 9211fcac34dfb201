interface Props {
  label: string;
  /** Ids and names of the groups, with a language that is not the page's, which must follow this row immediately. */
  tabs: readonly { id: string; text: string; lang?: string | undefined }[];
}

/**
 * Links to the groups of a section. The boot script turns them into tabs (client/boot/tabs.ts);
 * without it the URL's fragment chooses the group that is shown. Nothing for a single group.
 */
export function FactTabs({ label, tabs }: Props) {
  if (tabs.length < 2) return null;
  return (
    <nav className="fact-tabs" aria-label={label}>
      {tabs.map(({ id, text, lang }) => (
        <a key={id} id={`tab-${id}`} href={`#${id}`} lang={lang}>
          {text}
        </a>
      ))}
    </nav>
  );
}
