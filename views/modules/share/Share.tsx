import { ShareButtons } from '../../../client/islands/ShareButtons.tsx';
import { SHARE_TARGETS, shareAddress } from '../../domain/share-links.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { kindOf } from '../../subjects/subject-kinds.ts';
import type { Content } from './schema.ts';

/** Ways to send the page on: plain links, and with script copying and the device's own sharing. */
export const Share: ModuleComponent<Content> = ({ ctx }) => {
  const { t, subject } = ctx;
  const shared = { title: kindOf(subject).name(ctx, subject), url: ctx.origin + ctx.path };
  const texts = {
    copy: t('share.copy'),
    copied: t('share.copied'),
    byHand: t('share.byHand'),
    device: t('share.device'),
  };
  return (
    <section className="share" aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      <Island ctx={ctx} of={ShareButtons} props={{ texts, shared }} when="visible" />
      <ul>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <a
              href={shareAddress(target, shared)}
              {...(target !== 'mail' && { target: '_blank', rel: 'external noopener noreferrer' })}
            >
              {t(`share.to.${target}`)}
              {target !== 'mail' && <span className="unseen"> {t('contact.newTab')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
