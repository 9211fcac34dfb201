import { SHARE_TARGETS, shareUrl } from '../../domain/property/share-links.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { listItemOf } from '../../subjects/subject.ts';
import { kindOf } from '../../subjects/subject-kinds.ts';
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

interface ShareButtonsProps {
  t: PageContext['t'];
  shared: { title: string; url: string };
}

/** Buttons that need script (client/boot/share.ts); hidden without it. */
function ShareButtons({ t, shared }: ShareButtonsProps) {
  return (
    <div className="share-buttons">
      <button className="button button-line" type="button">
        {t('share.copy')}
      </button>
      <button className="button button-line" type="button" value={shared.title} hidden>
        {t('share.device')}
      </button>
      <span role="status" data-copied={t('share.copied')} />
      <input
        className="input"
        type="text"
        readOnly
        aria-label={t('share.byHand')}
        value={shared.url}
        hidden
      />
    </div>
  );
}
