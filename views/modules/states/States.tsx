import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

const FRAME_HEIGHT = 700;

/**
 * An index of states, or the states of one kind of module: each in a frame of the chosen width,
 * beside the data that make it. For developers, hence in English.
 */
export const States: ModuleComponent<Content> = ({ content }) => (
  <section className="states" lang="en">
    <h1>{content.title}</h1>
    {content.frames.length > 0 && <WidthForm width={content.width} />}
    {content.frames.map((frame) => (
      <Frame key={frame.name} {...frame} width={content.width} />
    ))}
    {content.groups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </section>
);

function WidthForm({ width }: Pick<Content, 'width'>) {
  return (
    <form className="states-width">
      <label htmlFor="states-width">Width in pixels</label>
      <input
        className="input"
        id="states-width"
        name="width"
        type="number"
        min="200"
        max="4000"
        defaultValue={width}
      />
      <button className="button" type="submit">
        Show
      </button>
    </form>
  );
}

function Frame({
  name,
  href,
  data,
  isForeign,
  width,
}: Content['frames'][number] & Pick<Content, 'width'>) {
  const sandbox = isForeign ? { sandbox: '' } : {};
  return (
    <article className="state">
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <div className="state-sides">
        {/* Without a sandbox only a page of the site itself. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={href}
          title={name}
          width={width}
          height={FRAME_HEIGHT}
          loading="lazy"
          {...sandbox}
        />
        <pre>{data}</pre>
      </div>
    </article>
  );
}

function Group({ title, links }: Content['groups'][number]) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
