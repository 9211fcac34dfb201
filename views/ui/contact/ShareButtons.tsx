import type { PageContext } from '../../page-context.ts';

interface Props {
  t: PageContext['t'];
  shared: { title: string; url: string };
}

/** Buttons that need script: hidden without it, and not shown before client/share.ts has run. */
export function ShareButtons({ t, shared }: Props) {
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
