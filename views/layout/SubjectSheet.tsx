import { type ReactNode, Suspense } from 'react';
import type { PageContext } from '../page-context.ts';
import type { Subject } from '../subjects/subject.ts';
import { HomeSheet } from './HomeSheet.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';

/** The printed sheet of the page's subject, if it has one. */
export function SubjectSheet({ ctx }: { ctx: PageContext }): ReactNode {
  const sheet = sheetOf(ctx, ctx.subject);
  return sheet && <Suspense fallback={null}>{sheet}</Suspense>;
}

function sheetOf(ctx: PageContext, subject: Subject): ReactNode {
  if (subject.kind === 'property') return <HomeSheet ctx={ctx} home={subject.property} />;
  if (subject.kind === 'project') return <ProjectSheet ctx={ctx} project={subject.project} />;
  return null;
}
