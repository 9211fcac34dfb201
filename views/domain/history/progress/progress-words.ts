import { foldedText } from '../../text/folded-text.ts';
import { WholeWords } from '../../text/whole-words.ts';

/** Endings of cases and plurals. */
const END = '(?:e?[ns]?|es|er|em)';

/**
 * Words by which agencies name the steps of a sale or a letting, in four languages, as `foldedText`
 * has them. CRMs have no fixed types for them: the names of types are each agency's own.
 */
const STEP_WORDS = {
  mandate: new WholeWords(
    '(?:verkoop|verhuur|bemiddelings|makelaars)?(?:opdracht|mandaat)',
    '(?:bemiddelings|makelaars)overeenkomst',
    'mandat(?: de (?:vente|location))?',
    'mandate',
    'agency agreement',
    `(?:verkaufs|vermietungs|makler|vermittlungs|allein)?(?:auftrag|mandat|vertrag)${END}`,
  ),
  compromise: new WholeWords(
    'compromis(?: de vente)?',
    '(?:onderhandse )?(?:ver)?koopovereenkomst',
    'convention de vente',
    'compromise(?: agreement)?',
    '(?:preliminary )?(?:sales?|purchase) (?:agreement|contract)',
    `(?:verkaufs|kauf)?kompromiss${END}`,
    `(?:vor|kauf)vertrag${END}`,
    '(?:ver)?kaufs?vereinbarung',
  ),
  deed: new WholeWords(
    '(?:(?:authentieke|notariele) )?(?:koop|verkoop|notaris)?akte',
    'verlijden|verlijding',
    "(?:passation d(?:e l['’ ]?|['’ ]))?acte(?: authentique| notarie| de vente)?",
    '(?:notarial |authentic |title )?deeds?|completion',
    `(?:notarielle[nr]? )?(?:kauf|notar)?(?:urkunde|akt|beurkundung)${END}`,
    'notarielle[nr]? kaufvertrag',
  ),
  lease: new WholeWords(
    'huur(?:contract|overeenkomst)',
    '(?:contrat de )?bail|contrat de location',
    'lease|tenancy agreement',
    `mietvertrag${END}`,
  ),
} as const;

/** Words of a paper that was signed, or of its copy. */
const SIGNED = new WholeWords(
  '(?:mede)?(?:onder)?teken(?:en|ing|t|d)|(?:ge|onderge|onder)tekende?|verleden|verlijden|verlijding',
  'signature|signee?s?|signer|signons|passation|passee?',
  'sign(?:ed|ing|ature)|completion|completed',
  'unter(?:zeich(?:net|nen|nung)|schrieben|schrift|schreiben)|beurkundung|beurkundet',
);
const COPIED = new WholeWords(
  'kopie|exemplaar|bevestiging',
  'copie|exemplaire|confirmation',
  'copy|confirm(?:ation|ed)',
  'kopie|ausfertigung|exemplar|bestatigung|bestaetigung',
);
/** Words of a paper that is not signed yet, and of what is said about one. */
const DRAFTED = new WholeWords(
  'ontwerp|concept|voorstel|voorbereid\\p{L}*|bespreking|vraag|vragen|nalezen|registr\\p{L}*',
  'projet|brouillon|prepar\\p{L}*|question|relecture|enregistr\\p{L}*',
  'draft|proposal|prepar\\p{L}*|question|regist\\p{L}*',
  '(?:vertrags)?entwurf|vorbereit\\p{L}*|besprech\\p{L}*|frage|registr\\p{L}*',
);

export type PaperStep = keyof typeof STEP_WORDS;

/** The step whose paper a name says was signed: a compromise before a deed; undefined for none. */
export function signedStep(name: string, type: string): PaperStep | undefined {
  const step = stepIn(name) ?? stepIn(type);
  return step && SIGNED.isIn(foldedText(`${type} ${name}`)) ? step : undefined;
}

/** The same of a subject or a comment, which may also speak of a copy. */
export function toldStep(subject: string): PaperStep | undefined {
  const text = foldedText(subject);
  return SIGNED.isIn(text) || COPIED.isIn(text) ? stepIn(subject) : undefined;
}

/** The step that a name is about; undefined for a draft. */
export function stepIn(name: string): PaperStep | undefined {
  const text = foldedText(name);
  if (DRAFTED.isIn(text)) return undefined;
  const steps = ['compromise', 'lease', 'deed', 'mandate'] as const;
  return steps.find((step) => STEP_WORDS[step].isIn(text));
}

/** Whether a text says that something was signed. */
export function saysSigned(text: string): boolean {
  return SIGNED.isIn(foldedText(text));
}
