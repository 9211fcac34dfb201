import type { WordTable } from '../vocabulary.ts';

/** Words that are the same in all four languages. */
export const SHARED_WORDS: WordTable = [
  ['€|euro|euros|eur', { kind: 'unit', unit: 'euro' }],
  ['k|K', { kind: 'unit', unit: 'thousand' }],
  ['m|mio|mln|miljoen|million|millions|millionen|milj|mill', { kind: 'unit', unit: 'million' }],
  ['m2|m²|qm|sqm|mc', { kind: 'unit', unit: 'm2' }],
  ['ha|hectare|hectares|hektar', { kind: 'unit', unit: 'hectare' }],
  [
    'km|kilometer|kilometers|kilometre|kilometres|kilomètre|kilomètres',
    { kind: 'unit', unit: 'km' },
  ],
  ['villa|bungalow|chalet|cottage', { kind: 'type', type: 1 }],
  ['penthouse|duplex|triplex|loft|studio|flat|app|appt', { kind: 'type', type: 2 }],
  [
    'villas|bungalows|chalets|cottages|house|houses|maison|maisons|haus|huis',
    { kind: 'type', type: 1 },
  ],
  [
    'penthouses|lofts|flats|studios|apartment|apartments|appartement|appartements|wohnung|apt|apts|appt',
    { kind: 'type', type: 2 },
  ],
  ['open house|open houses|openhouse', { kind: 'toggle', field: 'openHouse' }],
  ['min', { kind: 'bound', bound: 'min' }],
  ['max', { kind: 'bound', bound: 'max' }],
  ['epc|peb|epb', { kind: 'energy' }],
  ['ref|id', { kind: 'reference' }],
  ['kwh|kw', { kind: 'unit', unit: 'other' }],
  ['nr|wc', { kind: 'unsupported' }],
];
