import { type ReactNode, Suspense } from 'react';
import type { PageContext } from '../page-context.ts';
import type { Subject, SubjectKindName } from '../subjects/subject.ts';
import { HomeSheet } from './HomeSheet.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';

type Sheet<S extends Subject> = (ctx: PageContext, subject: S) => ReactNode;

/**
 * The printed sheet of each kind that has one. Not in `SubjectKind`: the server also imports those
 * tables outside of `server/services/render`, where components are not allowed.
 */
const SHEETS: { [K in SubjectKindName]?: Sheet<Extract<Subject, { kind: K }>> } = {
  property: (ctx, { property }) => <HomeSheet ctx={ctx} home={property} />,
  project: (ctx, { project }) => <ProjectSheet ctx={ctx} project={project} />,
};

/** The printed sheet of the page's subject, if it has one. */
export function SubjectSheet({ ctx }: { ctx: PageContext }): ReactNode {
  const { subject } = ctx;
  const sheet = sheetOf(subject);
  return sheet && <Suspense fallback={null}>{sheet(ctx, subject)}</Suspense>;
}

/** Whether a page has a printed sheet. */
export function hasSheet({ kind }: Pick<Subject, 'kind'>): boolean {
  return SHEETS[kind] !== undefined;
}

function sheetOf<S extends Subject>({ kind }: S): Sheet<S> | undefined {
  // TypeScript cannot infer that the entry for `kind` accepts this subject.
  return SHEETS[kind] as Sheet<S> | undefined;
}
