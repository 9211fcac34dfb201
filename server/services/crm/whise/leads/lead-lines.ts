import { isRecord } from '../../wire-values.ts';
import type { DeliverableLead } from '../../lead-port.ts';

/** A line of a comment: its label, in Dutch and French as agencies read them, and its text. */
type Line = readonly [label: string, text: string];

/** The label of a field's line, or the lines of a record's fields. */
type LabelOf<Filled> = [Filled] extends [readonly (infer Element)[]]
  ? [Element] extends [object]
    ? Labels<Element>
    : string
  : [Filled] extends [object]
    ? string extends keyof Filled
      ? string
      : Labels<Filled>
    : string;

/** A label for each field of a record: a field without one does not compile. */
type Labels<Part> = { readonly [Key in keyof Part]-?: LabelOf<NonNullable<Part[Key]>> };

type LeadOf<Kind extends DeliverableLead['kind']> = Extract<DeliverableLead, { kind: Kind }>;

const SHARED = {
  kind: 'Formulier / Formulaire',
  person: {
    firstName: 'Voornaam / Prénom',
    name: 'Naam / Nom',
    email: 'E-mail',
    phoneNumber: 'Telefoon / Téléphone',
  },
  language: 'Taal / Langue',
  isReceivedEmail: 'E-mails over nieuwe panden / E-mails sur de nouveaux biens',
  extra: 'Extra',
} as const;

const CONTACT: Labels<LeadOf<'contact'>> = {
  ...SHARED,
  subject: 'Onderwerp / Sujet',
  propertyId: 'Pand / Bien',
  projectIds: 'Projecten / Projets',
  furtherIds: 'Ook te bezoeken / À visiter aussi',
  content: 'Bericht / Message',
};

const DEMAND: Labels<LeadOf<'demand'>> = {
  ...SHARED,
  goal: 'Doel / But (0 = kopen / acheter, 1 = huren / louer)',
  types: { id: 'Type', name: 'Naam van het type / Nom du type', webId: 'Groep / Groupe' },
  typesText: 'Types',
  zips: 'Postcodes / Codes postaux',
  zipsText: 'Gemeenten / Communes',
  priceMin: 'Minimumprijs / Prix minimum',
  priceMax: 'Maximumprijs / Prix maximum',
  rooms: 'Slaapkamers / Chambres',
  purpose: 'Bestemming / Destination',
  familyComposition: 'Gezin / Ménage',
  totalAmountIncome: 'Inkomen / Revenu',
  address: {
    street: 'Straat / Rue',
    zip: 'Postcode / Code postal',
    city: 'Gemeente / Commune',
  },
  content: 'Bericht / Message',
};

const VALUATION: Labels<LeadOf<'valuation'>> = {
  ...SHARED,
  goal: 'Doel / But (-1 = schatten / estimer, 0 = verkopen / vendre, 1 = verhuren / louer)',
  typeCode: 'Type',
  isGarage: 'Garage',
  street: 'Straat / Rue',
  houseNumber: 'Nummer / Numéro',
  zip: 'Postcode / Code postal',
  city: 'Gemeente / Commune',
  contactTimes: 'Bereikbaar / Joignable',
  content: 'Bericht / Message',
};

const LABELS: { readonly [Kind in DeliverableLead['kind']]: Labels<LeadOf<Kind>> } = {
  contact: CONTACT,
  demand: DEMAND,
  valuation: VALUATION,
};

/**
 * Every field of a lead as a comment, the key before them. What a visitor wrote stands last, as it
 * may have several lines. Fields that only another release knows have their name for a label.
 */
export function commentOf(key: string, lead: DeliverableLead): string {
  const { content, ...fields } = lead;
  const labels: Readonly<Record<string, unknown>> = LABELS[lead.kind];
  const lines: Line[] = [
    ['Ref. website', key],
    ...linesOf(fields, labels),
    ...linesOf({ content }, labels),
  ];
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n');
}

function linesOf(record: object, labels: Readonly<Record<string, unknown>>): Line[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const label = labels[name];
    if (isRecord(label)) return partsOf(value, label);
    if (isRecord(value)) return linesOf(value, {});
    return [[typeof label === 'string' ? label : name, textOf(value)]];
  });
}

function partsOf(value: unknown, labels: Readonly<Record<string, unknown>>): Line[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => (isRecord(part) ? linesOf(part, labels) : []));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja / oui' : 'nee / non';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
