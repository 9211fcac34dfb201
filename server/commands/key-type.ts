import { alternativesOf, type SchemaPart } from './schema-part.ts';

/** Values of a long list are left to the editor, which completes them. */
const MAX_VALUES = 8;

/** What a key takes, in words: `text by language`, `list of numbers`, `0 or 1`. */
export function typeText(part: SchemaPart): string {
  const values = valuesOf(part);
  if (values.length > 0) return valuesText(values);
  if (isByLanguage(part)) return `${textWord(part)} ${part.allOf ? 'in every' : 'by'} language`;
  if (part.prefixItems) return part.prefixItems.map(() => 'number').join(', ');
  if (part.type === 'array') return `list of ${listWord(part.items)}`;
  const alternatives = alternativesOf(part);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeText))].join(' or ');
  return wordOf(part);
}

function wordOf({ type, format, pattern = '', minimum, exclusiveMinimum, maximum }: SchemaPart) {
  switch (type) {
    case 'string':
      if (format === 'date') return 'date';
      if (format === 'email') return 'e-mail address';
      if (format === 'uri') return 'address';
      return pattern.startsWith('^#') ? 'colour' : 'text';
    case 'boolean':
      return 'true or false';
    case 'integer':
    case 'number': {
      const word = type === 'integer' ? 'whole number' : 'number';
      const from = minimum ?? exclusiveMinimum;
      const hasBounds = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
      return hasBounds && from !== undefined ? `${word}, ${from} to ${maximum}` : word;
    }
    case 'object':
      return 'object';
    default:
      return 'any';
  }
}

/** The values that are possible, if they are listed. */
function valuesOf(part: SchemaPart): readonly unknown[] {
  if (part.const !== undefined) return [part.const];
  if (part.enum) return part.enum;
  const alternatives = alternativesOf(part).map(({ const: only }) => only);
  return alternatives.includes(undefined) ? [] : alternatives;
}

function valuesText(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => `\`${String(value)}\``);
  const last = shown.pop() ?? '';
  if (values.length > MAX_VALUES) return `${[...shown, last].join(', ')}, …`;
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}

function isByLanguage({ propertyNames }: SchemaPart): boolean {
  return propertyNames?.enum?.includes('nl') ?? false;
}

/** Running text is a text or a list of paragraphs. */
function textWord({ additionalProperties: value }: SchemaPart): string {
  const isRunning = typeof value === 'object' && alternativesOf(value).length > 0;
  return isRunning ? 'text or paragraphs' : 'text';
}

function listWord(items: SchemaPart['items']): string {
  if (typeof items !== 'object') return 'anything';
  const word = typeText(items);
  if (word.startsWith('`')) return word.replace(/ or (?=`[^`]*`$)/, ', ');
  return word.replace(/^(whole number|number|text|object|address|date)\b/, '$1s');
}
