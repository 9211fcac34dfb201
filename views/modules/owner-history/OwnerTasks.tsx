import type { HistoryPage } from '../../domain/owner/owner-page.ts';
import type { PageContext } from '../../page-context.ts';
import { OWNER_TASKS, ownerNewsPath, ownerTaskPath } from '../../routing/owner-path.ts';
import { historyPath } from './history-path.ts';

interface Props {
  ctx: PageContext;
  page: HistoryPage;
}

/** What the owner can do about the home, each on a page of its own. */
export function OwnerTasks({ ctx, page }: Props) {
  const { t } = ctx;
  const history = historyPath(ctx);
  if (history === undefined) return null;
  const tasks = OWNER_TASKS.filter((task) => task !== 'answer-visit' || hasPlanned(page));
  return (
    <nav className="owner-tasks" aria-labelledby="owner-tasks">
      <h2 id="owner-tasks">{t('ownerTasks.title')}</h2>
      <ul>
        {tasks.map((task) => (
          <li key={task}>
            <a className="button button-line" href={ownerTaskPath(history, task)}>
              {t(`ownerTasks.${task}.link`)}
            </a>
          </li>
        ))}
        <li>
          <a className="button button-line" href={ownerNewsPath(history)}>
            {t('ownerNews.link')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Whether a visit or another appointment is planned that the owner can answer. */
function hasPlanned({ history }: HistoryPage): boolean {
  return (history.appointments?.planned ?? []).some(({ outcome }) => outcome !== 'cancelled');
}
