import type { ReactNode } from 'react';
import type { MailContent, MailLink } from './mail-content.ts';
import type { MailStyles } from './mail-styles.ts';

interface PartProps {
  content: MailContent;
  styles: MailStyles;
}

interface MailPartProps {
  /** `foot` has a line above it. */
  of: 'first' | 'part' | 'home' | 'foot';
  styles: MailStyles;
  children: ReactNode;
}

/** A row of the column. */
export function MailPart({ of, styles, children }: MailPartProps) {
  return (
    <tr>
      <td className={of === 'foot' ? 'side line' : 'side'} style={styles[of]}>
        {children}
      </td>
    </tr>
  );
}

/** The plate with the reference, the title, and the opening sentence. */
export function MailOpening({ content, styles }: PartProps) {
  return (
    <MailPart of="first" styles={styles}>
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {/* The same colour in both schemes. */}
            <td style={styles.plate}>
              <div style={styles.inset}>{content.reference}</div>
            </td>
            <td className="text" style={styles.kind}>
              {content.kind}
            </td>
          </tr>
        </tbody>
      </table>
      <h1 className="text" style={styles.title}>
        {content.title}
      </h1>
      {content.paragraphs.map((paragraph, index) => (
        <p key={index} className="text" style={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </MailPart>
  );
}

/** Buttons one below the other: as wide as their text, on a phone too. */
export function MailButtons({ content: { buttons }, styles }: PartProps) {
  return (
    <MailPart of="part" styles={styles}>
      {buttons.map((button, index) => (
        <table key={button.href} role="presentation" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <ButtonCell {...button} isFirst={index === 0} styles={styles} />
            </tr>
            {index < buttons.length - 1 && (
              <tr>
                <td style={styles.gap}>{'\u00A0'}</td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </MailPart>
  );
}

interface ButtonProps extends MailLink {
  isFirst: boolean;
  styles: MailStyles;
}

function ButtonCell({ text, href, isFirst, styles }: ButtonProps) {
  return (
    <td className={isFirst ? 'filled' : 'framed'} style={isFirst ? styles.filled : styles.framed}>
      <a
        className={isFirst ? 'on-link' : 'link'}
        href={href}
        style={isFirst ? styles.button : styles.lineButton}
      >
        {text}
      </a>
    </td>
  );
}

export function MailContact({
  text,
  links,
  styles,
}: NonNullable<MailContent['contact']> & { styles: MailStyles }) {
  return (
    <MailPart of="part" styles={styles}>
      <p className="text" style={styles.sentence}>
        {text}
      </p>
      {links.map(({ text: shown, href }) => (
        <p key={href} className="text" style={styles.price}>
          <a className="link" href={href} style={styles.link}>
            {shown}
          </a>
        </p>
      ))}
    </MailPart>
  );
}

export function MailFoot({ content, styles }: PartProps) {
  return (
    <MailPart of="foot" styles={styles}>
      {content.footLinks?.map(({ text, href }) => (
        <p key={href} className="muted" style={styles.small}>
          <a className="muted" href={href} style={styles.quiet}>
            {text}
          </a>
        </p>
      ))}
      {content.foot.map((line) => (
        <p key={line} className="muted" style={styles.small}>
          {line}
        </p>
      ))}
    </MailPart>
  );
}
