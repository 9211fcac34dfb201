import type { KeyTexts } from './key-texts.ts';

/** What the keys of `buying-costs.json` mean, for an agency. */
export const costTexts: KeyTexts = {
  rules: 'The rules that differ from the product’s.',
  'rules[].id':
    'Its name. That of one of the product’s rules replaces it; another one adds a rule.',
  'rules[].kind':
    'duty on the price; credit, deducted from the duties; vat on a new building; fee of the notary by a scale; file-costs of the notary; mortgage, on the secured sum; accessories, by how much that exceeds the loan.',
  'rules[].regions': 'Where it holds.',
  'rules[].from': 'The first day on which it holds: yyyy-mm-dd.',
  'rules[].until': 'The last day, if there is one.',
  'rules[].name': 'What visitors read on its line.',
  'rules[].conditions': 'What the buyer must meet, or what else is to be known, a sentence each.',
  'rules[].source': 'Where you read it: a law, or a site with its date.',
  'rules[].checkedOn':
    'The day on which you last compared it with the source. After a year npm run check-site says so.',
  'rules[].verified': 'false: visitors read that no official source of this year confirms it.',
  'rules[].duty': 'Of a duty: which of the two it is. Luxembourg has both.',
  'rules[].bought':
    'What it is for: an existing property, a new build sold with VAT (its share of land), a building plot. Without it: all.',
  'rules[].buyer': 'only-home: for who buys an only own home, instead of the rule for any.',
  'rules[].rate':
    'Percent, with a point: 12.5. Without it the line stays open and names the notary.',
  'rules[].abatement': 'The part of the price on which no duty is due.',
  'rules[].abatement.amount': 'In euro.',
  'rules[].abatement.upTo': 'The highest price with which it is granted.',
  'rules[].abatement.perEnergyClass': 'More of it for each energy class that works gain.',
  'rules[].abatement.perEnergyClass.amount': 'Euro for each class.',
  'rules[].abatement.perEnergyClass.minimum': 'From how many classes on.',
  'rules[].perBuyer': 'Of a credit: euro for each buyer. Without it the line stays open.',
  'rules[].remains': 'Of a credit: the duties that are due in any case, in euro.',
  'rules[].of': 'Of a fee and of file-costs: for the deed of sale, or for the loan.',
  'rules[].scale':
    'Of a fee: the legal scale, bracket by bracket, from 0 up. Without it the line stays open.',
  'rules[].scale[].from': 'Euro from which the bracket counts.',
  'rules[].scale[].amount':
    'The fee at that point, in euro. Without it: what the brackets before make of it.',
  'rules[].scale[].rate': 'Percent of what is above that point.',
  'rules[].vat': 'Percent of VAT on top.',
  'rules[].most': 'Of file-costs: the most that may be asked, in euro, without VAT.',
  'rules[].amount': 'Of a mortgage: a fixed amount in euro, instead of a rate.',
};
