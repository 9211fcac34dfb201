import { TourFrame } from '../../../client/islands/TourFrame.tsx';
import { embedOf } from '../../domain/property/video-url.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Island } from '../../ui/Island.tsx';

interface Props {
  ctx: PageContext;
  /** Of the dialog. */
  id: string;
  link: string;
}

/**
 * Opens a video of another host in a dialog, which contacts that host after one more press; a plain
 * link without script, and where the site does not embed that provider.
 */
export function LinkedVideo({ ctx, id, link }: Props) {
  const { t, site } = ctx;
  const found = embedOf(link);
  const embed = found && site.info.embeds.includes(found.kind) ? found : undefined;
  const title = t('tours.kind.video');
  const host = embed && new URL(embed.url).hostname;
  return (
    <>
      <p>
        <a
          className="button"
          href={link}
          rel="external noopener"
          data-dialog={embed ? id : undefined}
        >
          {title}
        </a>
      </p>
      {embed && (
        <Dialog ctx={ctx} id={id} title={title} wide>
          <Island
            ctx={ctx}
            of={TourFrame}
            props={{ url: embed.url, title, ask: t('tours.ask', { host }), show: t('tours.show') }}
            when="visible"
          />
        </Dialog>
      )}
    </>
  );
}
