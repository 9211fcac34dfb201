import { parseArgs } from 'node:util';
import { type Figure, print } from '../figures.ts';
import { diskFullFigures } from './disk-full.ts';
import { downFigures } from './down.ts';
import { killing } from './killing.ts';
import { untouchedForms } from './untouched-forms.ts';
import { wholeKillFigures } from './whole-kills.ts';

// npm run bench:faults: what becomes of leads when servers are killed, when the CRM and the mail server
// do not answer, and when the disk is full; and what is left of two whole servers that are killed.
// Every server is our own, on loopback.

//   npm run bench:faults [-- --kills 100] [--whole-kills 50] [--only killing]

const { values: given } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    'whole-kills': { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'untouched-forms': untouchedForms,
  'disk-full': diskFullFigures,
  down: downFigures,
  killing: () => killingFigures(Number(given.kills)),
  'whole-kills': () => wholeKillFigures(Number(given['whole-kills'])),
};
const names = Object.keys(PARTS);
if (given.only !== undefined && !names.includes(given.only)) {
  throw new Error(`--only is one of ${names.join(', ')}`);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (given.only !== undefined && name !== given.only) continue;
  const figures = await part();
  if (figures.length > 0 && !print(figures)) process.exitCode = 1;
}

async function killingFigures(count: number): Promise<Figure[]> {
  const result = await killing({ kills: count, visitors: 4, pause: 150, isDelivered: true });
  const { submissions, cut, foreign, lost, mostLeads, unsent, sentAgain } = result;
  const name = (what: string) => `${count} times kill -9: ${what}`;
  return [
    {
      name: name('thanked leads lost'),
      value: lost,
      unit: '',
      most: 0,
      note: `of ${submissions}; thanks of other programs: ${foreign}`,
    },
    {
      name: name('leads per submission'),
      value: mostLeads,
      unit: '',
      least: 1,
      most: 1,
      note: `${cut} attempts were cut off`,
    },
    { name: name('mails that never came'), value: unsent, unit: '', most: 0 },
    {
      name: name('mails taken twice with one Message-ID'),
      value: sentAgain,
      unit: '',
      note: 'the server died between the mail server’s yes and its own note of it',
    },
  ];
}
