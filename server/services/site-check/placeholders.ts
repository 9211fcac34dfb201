import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** How texts of a new agency say that they are to be replaced, in each language. */
const TO_REPLACE = /^(Te vervangen|À remplacer|To be replaced|Zu ersetzen)\s?: /;
/** Names and numbers of a new agency. */
const EXAMPLE =
  /@voorbeeld\.example$|^(BE )?0000\.000\.000$|^00\.000\.000$|^00000\d$|^(Voorbeeld (Vastgoed|Verzekeringen)|(Immobilière|Assurances) Exemple|Example (Estates|Insurance)|Beispiel (Immobilien|Versicherungen))\b/;

/** The end of a path that is a language of a text. */
const LANGUAGE = /\.(nl|fr|en|de)$/i;

/** Texts, names and numbers that `npm run new-site` wrote and nobody has replaced yet. */
export function placeholders({ json }: CheckedFolder): Warning[] {
  const found = new Map<string, Warning>();
  for (const { file, path, value } of json.nodes()) {
    const reason = typeof value === 'string' ? reasonOf(value) : undefined;
    // A text in several languages is one.
    const at = path.replace(LANGUAGE, '');
    if (reason !== undefined) {
      found.set(`${file} ${at}`, { file, path: at, reason, remedy: 'write your own' });
    }
  }
  return [...found.values()];
}

function reasonOf(value: string): string | undefined {
  if (TO_REPLACE.test(value)) return 'is a text to be replaced';
  return EXAMPLE.test(value) ? `"${value}" is an example` : undefined;
}
