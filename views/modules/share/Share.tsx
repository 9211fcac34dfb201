import { ShareButtons } from '../../../client/islands/ShareButtons.tsx';
import { homeName } from '../../domain/home-name.ts';
import { textOf } from '../../domain/multilingual.ts';
import { projectName } from '../../domain/project-name.ts';
import { SHARE_TARGETS, shareAddress } from '../../domain/share-links.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import type { Content } from './schema.ts';

/** Ways to send the page on: plain links, and with script copying and the device's own sharing. */
export const Share: ModuleComponent<Content> = ({ ctx }) => {
  const { t } = ctx;
  const shared = { title: titleOf(ctx), url: ctx.origin + ctx.path };
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

/** What stands as the page's name: the home's, the project's or the article's, where it is about one. */
function titleOf(ctx: PageContext): string {
  const { property, project, article, page, locale } = ctx;
  if (property) return homeName(ctx, property);
  if (project) return projectName(ctx, project);
  return textOf(article?.title ?? page.params.title, locale);
}
