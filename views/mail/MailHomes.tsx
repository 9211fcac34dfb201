import { type MailHome, aboutName } from './mail-content.ts';
import { MailPart } from './MailParts.tsx';
import type { MailStyles } from './mail-styles.ts';

interface Props {
  homes: readonly MailHome[];
  styles: MailStyles;
}

/** Several homes, one below the other: the photograph, what happened, name, price. */
export function MailHomes({ homes, styles }: Props) {
  return homes.map((home) => <Home key={home.about.url} home={home} styles={styles} />);
}

function Home({ home, styles }: { home: MailHome; styles: MailStyles }) {
  const { about, news, hide } = home;
  return (
    <>
      {about.picture !== undefined && (
        <tr>
          <td>
            <a href={about.url}>
              {/* With another priority React would put a preload into the head. */}
              <img
                src={about.picture}
                width={600}
                alt={aboutName(about)}
                fetchPriority="low"
                style={styles.photo}
              />
            </a>
          </td>
        </tr>
      )}
      <MailPart of="home" styles={styles}>
        {news.map((line) => (
          <p key={line} className="text" style={styles.news}>
            {line}
          </p>
        ))}
        <p className="text" style={styles.about}>
          <a className="link" href={about.url} style={styles.link}>
            {aboutName(about)}
          </a>
        </p>
        {about.price !== undefined && (
          <p className="text" style={styles.price}>
            {about.price}
          </p>
        )}
        {hide && (
          <p className="muted" style={styles.aside}>
            <a className="muted" href={hide.href} style={styles.quiet}>
              {hide.text}
            </a>
          </p>
        )}
      </MailPart>
    </>
  );
}
