interface Props {
  label: string;
  /** Ids of the groups, which stand right behind this row, and their names. */
  tabs: readonly { id: string; text: string }[];
}

/**
 * Links to groups of a page. The boot script makes tabs of them (client/boot/tabs.ts); until
 * then, and where it never comes, the URL's fragment shows the group that it names. A single group
 * needs none.
 */
export function FactTabs({ label, tabs }: Props) {
  if (tabs.length < 2) return null;
  return (
    <nav className="fact-tabs" aria-label={label}>
      {tabs.map(({ id, text }) => (
        <a key={id} id={`tab-${id}`} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
