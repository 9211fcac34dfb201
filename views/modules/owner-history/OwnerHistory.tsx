import type { ReactNode } from 'react';
import { type Section, SECTIONS } from '../../domain/history/sections.ts';
import type { HistoryPage } from '../../domain/owner/owner-page.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { SignInRequired } from '../../ui/owner/SignInRequired.tsx';
import { Appointments } from './Appointments.tsx';
import { Documents } from './Documents.tsx';
import { HistorySection } from './HistorySection.tsx';
import { Letter } from './Letter.tsx';
import { Media } from './Media.tsx';
import { Messages } from './Messages.tsx';
import { Offers } from './Offers.tsx';
import { OwnerTasks } from './OwnerTasks.tsx';
import { Statistics } from './Statistics.tsx';
import { Steps } from './Steps.tsx';

/** The history of a home, as a letter to its owner (spec section 2; docs/look.md). */
export const OwnerHistory: ModuleComponent = ({ ctx }) => {
  const page = ctx.owner;
  if (page?.kind !== 'history') return <SignInRequired ctx={ctx} />;
  return (
    <article className="history">
      <Letter ctx={ctx} page={page} />
      <Steps ctx={ctx} page={page} />
      <OwnerTasks ctx={ctx} page={page} />
      <div className="history-sections">
        {SECTIONS.map((section) => (
          <Shown key={section} ctx={ctx} page={page} section={section} />
        ))}
      </div>
    </article>
  );
};

interface Props {
  ctx: PageContext;
  page: HistoryPage;
  section: Section;
}

/** A section, unless the site hides it. */
function Shown({ ctx, page, section }: Props) {
  const [count, content] = contentOf(ctx, page, section);
  if (content === undefined) return null;
  return (
    <HistorySection
      ctx={ctx}
      section={section}
      isOpen={page.section === section}
      {...(count !== undefined && { count })}
    >
      {content}
    </HistorySection>
  );
}

function contentOf(
  ctx: PageContext,
  { history, home, now, comparison }: HistoryPage,
  section: Section,
): [count: number | undefined, content: ReactNode | undefined] {
  const { statistics, appointments, offers, media, messages, documents } = history;
  switch (section) {
    case 'statistics':
      return [
        undefined,
        statistics && <Statistics ctx={ctx} statistics={statistics} comparison={comparison} />,
      ];
    case 'appointments':
      return [
        appointments && appointments.past.length + appointments.planned.length,
        appointments && <Appointments ctx={ctx} appointments={appointments} now={now} />,
      ];
    case 'offers':
      // A letting has none, unless the agency writes them down.
      if (home.goal === 1 && offers?.length === 0) return [undefined, undefined];
      return [offers?.length, offers && <Offers ctx={ctx} offers={offers} />];
    case 'media':
      return [media?.length, media && <Media ctx={ctx} media={media} now={now} />];
    case 'messages':
      return [messages?.length, messages && <Messages ctx={ctx} messages={messages} now={now} />];
    case 'documents':
      return [documents?.length, documents && <Documents ctx={ctx} documents={documents} />];
  }
}
