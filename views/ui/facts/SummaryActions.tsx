import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';

/** Links below the key facts: to sharing, if the page has it, and to the printed sheet. */
export function SummaryActions({ ctx: { t, subject } }: { ctx: PageContext }) {
  const shares = subject.page.params.modules.some(
    ({ relations, status }) => relations.type === 'share' && status === 'Published',
  );
  return (
    <p className="summary-ways">
      {shares && (
        <a className="link-more" href="#share">
          <Icon name="share" />
          {t('share.title')}
        </a>
      )}
      <a className="link-more" href="#sheet" data-print="">
        <Icon name="print" />
        {t('print.open')}
      </a>
    </p>
  );
}
