import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  /** Where the whole of it stands. */
  more?: { href: string; text: string } | undefined;
}

/** The heading of a section and, at its right, a link to the rest. */
export function SectionHead({ title, more }: Props) {
  if (title === '' && !more) return null;
  return (
    <div className="section-head">
      {title !== '' && <h2>{title}</h2>}
      {more && (
        <a className="link-more" href={more.href}>
          {more.text}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
