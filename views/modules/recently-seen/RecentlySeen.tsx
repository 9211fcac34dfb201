import type { ModuleComponent } from '../../page-context.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';

/**
 * The homes and projects that this visitor looked at last. The list is on the device alone: the
 * section is empty and hidden until a script fills it (client/seen.ts), and the same for everybody.
 */
export const RecentlySeen: ModuleComponent = ({ ctx: { t } }) => (
  <section className="band seen" data-seen-list={t('seen.on', { date: '{date}' })} hidden>
    <SectionHead title={{ text: t('seen.title') }} />
    <p className="quiet" data-seen-on="">
      {t('seen.text')}
    </p>
    <p data-seen-off="" hidden>
      {t('seen.off')}
    </p>
    <ul className="cards per-4" data-seen-cards="" data-seen-on="" />
    <p className="seen-ways">
      <button className="link-more" type="button" data-seen-on="" data-seen-erase="">
        {t('seen.erase')}
      </button>
      <button className="link-more" type="button" data-seen-on="" data-seen-stop="">
        {t('seen.stop')}
      </button>
      <button className="link-more" type="button" data-seen-off="" data-seen-resume="" hidden>
        {t('seen.resume')}
      </button>
    </p>
    <template>
      <li>
        <article className="card">
          <a className="card-link" href="/">
            <h3 className="card-name">{t('seen.title')}</h3>
            <p className="card-street numerals" />
            <p className="card-price numerals" />
            <div className="card-photo" />
          </a>
        </article>
      </li>
    </template>
  </section>
);
