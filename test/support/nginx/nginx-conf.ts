/** A directive of nginx's configuration with its block, if it has one. */
export interface Directive {
  words: readonly string[];
  block?: readonly Directive[];
}

const TOKEN = /#[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[;{}](?=\s|$)|[^\s;"'][^\s;]*|;|\s+/gy;

/**
 * Reads nginx's configuration, as far as words, quotes, comments and blocks; what directives mean
 * only nginx knows.
 * @throws Error for a block or a quote that is not closed, and for a directive without its end.
 */
export function parseNginx(text: string): readonly Directive[] {
  const top: Directive[] = [];
  const open: { words: readonly string[]; block: Directive[] }[] = [];
  let words: string[] = [];
  for (const token of tokensOf(text)) {
    const into = open.at(-1)?.block ?? top;
    if (token === '{') {
      open.push({ words, block: [] });
      words = [];
    } else if (token === '}') {
      if (words.length > 0) throw new Error(`"${words.join(' ')}" has no ;`);
      const closed = open.pop();
      if (!closed) throw new Error('no block is open');
      (open.at(-1)?.block ?? top).push(closed);
    } else if (token === ';') {
      into.push({ words });
      words = [];
    } else words.push(token.replace(/^(["'])(.*)\1$/s, '$2'));
  }
  const [last] = open;
  if (last) throw new Error(`"${last.words.join(' ')}" is not closed`);
  if (words.length > 0) throw new Error(`"${words.join(' ')}" has no ;`);
  return top;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error('a quote is not closed');
    if (!/^(?:#|\s)/.test(token)) tokens.push(token);
  }
  return tokens;
}
