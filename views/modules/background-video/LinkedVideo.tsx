import { TourFrame } from '../../../client/islands/TourFrame.tsx';
import { embedOf } from '../../domain/property/video-url.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { embedOn, frameTexts } from '../../ui/frame-texts.ts';
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
  const embed = embedOn(ctx, embedOf(link));
  const title = ctx.t('tours.kind.video');
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
          <Island ctx={ctx} of={TourFrame} props={frameTexts(ctx, embed, title)} when="visible" />
        </Dialog>
      )}
    </>
  );
}
