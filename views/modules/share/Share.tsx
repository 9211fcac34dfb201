import { SHARE_TARGETS, shareUrl } from '../../domain/property/share-links.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { listItemOf } from '../../subjects/subject.ts';
import { kindOf } from '../../subjects/subject-kinds.ts';
import { ShareButtons } from '../../ui/contact/ShareButtons.tsx';
import { TellAFriend } from './TellAFriend.tsx';

/**
 * Links that share the page, and a mail to a friend; with script also copying its URL and the
 * device's share dialog.
 */
export const Share: ModuleComponent = ({ ctx }) => {
  const { t, subject } = ctx;
  const shared = { title: kindOf(subject).name(ctx, subject), url: ctx.origin + ctx.path };
  return (
    <section className="share" id="share" aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      <ShareButtons t={t} shared={shared} />
      <ul>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <a
              href={shareUrl(target, shared)}
              {...(target !== 'mail' && { target: '_blank', rel: 'external noopener noreferrer' })}
            >
              {t(`share.to.${target}`)}
              {target !== 'mail' && <span className="unseen">{` ${t('contact.newTab')}`}</span>}
            </a>
          </li>
        ))}
      </ul>
      {listItemOf(ctx) && <TellAFriend ctx={ctx} />}
    </section>
  );
};
