import type { MailAbout } from './lead-mail.ts';
import { aboutName } from './mail-content.ts';
import type { MailStyles } from './mail-styles.ts';

interface Props {
  about: MailAbout;
  /** Further lines below its name. */
  lines?: readonly string[] | undefined;
  styles: MailStyles;
}

/** The photograph of the home and its name in text: many mail programs hide pictures. */
export function MailAboutPart({ about, lines, styles }: Props) {
  const name = aboutName(about);
  return (
    <>
      {about.picture !== undefined && (
        <tr>
          <td>
            {/* With another priority React would put a preload into the head. */}
            <img src={about.picture} width={600} alt="" fetchPriority="low" style={styles.photo} />
          </td>
        </tr>
      )}
      <tr>
        <td className="side line" style={styles.head}>
          <p className="text" style={styles.about}>
            <a className="text" href={about.url} style={styles.plain}>
              {name}
            </a>
          </p>
          {lines?.map((line) => (
            <p key={line} className="text" style={styles.price}>
              {line}
            </p>
          ))}
          {about.price !== undefined && (
            <p className="text" style={styles.price}>
              {about.price}
            </p>
          )}
        </td>
      </tr>
    </>
  );
}
