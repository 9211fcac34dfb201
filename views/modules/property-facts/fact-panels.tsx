import type { ReactNode } from 'react';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { DocumentList } from '../../ui/DocumentList.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { FACT_FIELDS } from '../../ui/facts/fact-fields.ts';
import { factGroups, factOf } from '../../ui/facts/fact-groups.ts';
import { HomeRooms } from './HomeRooms.tsx';

/**
 * A group of details. Its id is the fragment of deep links (`#financial`), the same in all
 * languages.
 */
export interface FactPanel {
  id: string;
  title: string;
  content: ReactNode;
}

/** Whether a home has any details. */
export function hasFacts(ctx: SharedContext, home: Property): boolean {
  return (
    home.divisions.length + home.documents.length > 0 ||
    FACT_FIELDS.some((row) => factOf(ctx, home, row).value !== '')
  );
}

/** The groups of details of a home; empty groups and values are left out. */
export function factPanels(ctx: SharedContext, home: Property): FactPanel[] {
  const panels: FactPanel[] = factGroups(ctx, home).map(({ group, title, facts }) => ({
    id: group,
    title,
    content: <FactList facts={facts} className="fact-list" />,
  }));
  if (home.divisions.length > 0) {
    const content = <HomeRooms ctx={ctx} home={home} />;
    panels.push({ id: 'divisions', title: ctx.t('divisions.title'), content });
  }
  if (home.documents.length > 0) {
    const content = <DocumentList ctx={ctx} about={home} />;
    panels.push({ id: 'documents', title: ctx.t('documents.title'), content });
  }
  return panels;
}
