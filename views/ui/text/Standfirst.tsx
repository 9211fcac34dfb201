import type { ShownText } from '../../domain/text/shown-text.ts';

/** The sentences below a title; nothing where there are none. */
export function Standfirst({ text, lang }: ShownText) {
  if (text === '') return null;
  return (
    <p className="standfirst" lang={lang}>
      {text}
    </p>
  );
}
