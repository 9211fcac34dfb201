import { BackgroundVideo as BackgroundVideoIsland } from '../../../client/islands/BackgroundVideo.tsx';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { pauseTexts } from '../../ui/pause-texts.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { LinkedVideo } from './LinkedVideo.tsx';
import type { Content } from './schema.ts';

/** Base URL of the agency's own videos (server/parts.ts). */
const VIDEOS = '/videos';

/**
 * A still as wide as the window with a heading on it, over which a video without sound plays; only
 * the still without script, with reduced motion or with data saving. A video elsewhere is opened by
 * a button.
 */
export const BackgroundVideo: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const title = shownText(content.title, ctx);
  const { video, link, still } = content;
  return (
    <section className="background-video">
      <Picture ctx={ctx} picture={still} sizes="100vw" />
      <div className="background-video-front wrap">
        {title.text !== '' && <h2 lang={title.lang}>{title.text}</h2>}
        {link !== undefined && <LinkedVideo ctx={ctx} id={`video-${module.id}`} link={link} />}
      </div>
      {video !== undefined && (
        <Island
          ctx={ctx}
          of={BackgroundVideoIsland}
          props={{ url: `${VIDEOS}/${video}`, texts: pauseTexts(ctx) }}
          when="visible"
        />
      )}
    </section>
  );
};
