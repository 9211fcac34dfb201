import { Fragment } from 'react';
import type { ShownRow } from './mail-rows.ts';
import type { MailStyles } from './mail-styles.ts';
import { MailPart } from './MailParts.tsx';
import { linesOf } from './mail-words.ts';

interface Props {
  title: string;
  rows: readonly ShownRow[];
  styles: MailStyles;
}

/** What was sent, a row for each field. */
export function MailTable({ title, rows, styles }: Props) {
  return (
    <MailPart of="part" styles={styles}>
      <h2 className="text" style={styles.heading}>
        {title}
      </h2>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th className="cell label muted line" scope="row" style={styles.label}>
                {row.label}
              </th>
              <td className="cell value text line" style={styles.value}>
                <Value {...row} styles={styles} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailPart>
  );
}

function Value({ value, href, styles }: ShownRow & { styles: MailStyles }) {
  if (href !== undefined) {
    return (
      <a className="link" href={href} style={styles.link}>
        {value}
      </a>
    );
  }
  return linesOf(value).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
