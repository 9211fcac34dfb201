export type Cell = string | number | boolean;

/** Characters that begin a formula in spreadsheets, including full-width ones. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** Belgian spreadsheets expect semicolons. */
const SEPARATOR = ';';
/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table for spreadsheets (RFC 4180 with semicolons). Text that begins like a formula gets an
 * apostrophe before it.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => `${cells.map(quoted).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function quoted(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
