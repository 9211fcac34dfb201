import type { DroppedItem } from '../crm/catalogue-port.ts';
import type { Project } from '../../views/domain/project/project.ts';
import type { Manager, Property } from '../../views/domain/property/property.ts';

interface Asked {
  homes: { items: readonly Property[]; dropped: readonly DroppedItem[] };
  projects: { items: readonly Project[]; dropped: readonly DroppedItem[] };
  team: readonly Manager[];
  /** Whether the e-mail check was answered. */
  hasEmailCheck: boolean;
}

export interface CrmReport {
  text: string;
  /** Whether nothing was dropped and nothing seems to be missing. */
  isComplete: boolean;
}

type Item = Pick<
  Property,
  'title' | 'description' | 'manager' | 'pictures' | 'position' | 'typeDescription'
>;

/** What every home of some agency has somewhere: where none has it, a setting is likely wrong. */
const EXPECTED: readonly [has: (item: Item) => boolean, advice: string][] = [
  [({ title }) => isFilled(title), 'has a title: set titleField in CRM_OPTIONS'],
  [({ description }) => isFilled(description), 'has a text: set descriptionField in CRM_OPTIONS'],
  [({ typeDescription }) => isFilled(typeDescription), 'has the name of its type'],
  [({ manager }) => manager !== undefined, 'has a manager: set managerField in CRM_OPTIONS'],
  [({ pictures }) => pictures.length > 0, 'has a picture'],
  [({ position }) => position !== undefined, 'has coordinates: maps will show none'],
];

/** In how many languages texts must stand somewhere. */
const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

/** What a CRM gave, what was dropped and why, and what an agency may still have to configure. */
export function crmReport({ homes, projects, team, hasEmailCheck }: Asked): CrmReport {
  const advice = [
    ...(homes.items.length > 0 ? adviceOn(homes.items) : ['No home is published.']),
    ...(team.length === 0 ? ['Nobody of the team was given.'] : []),
    ...(hasEmailCheck ? [] : ['The e-mail check was refused: visitors fill in their profile.']),
  ];
  const dropped = [...homes.dropped, ...projects.dropped];
  const lines = [
    `${homes.items.length} homes, ${projects.items.length} projects and ${team.length} people.`,
    ...advice,
    ...dropped.map(({ item, reason }) => `${item} was left out: ${reason}`),
  ];
  return { text: `${lines.join('\n')}\n`, isComplete: advice.length === 0 && dropped.length === 0 };
}

function adviceOn(homes: readonly Property[]): string[] {
  const lacking = EXPECTED.filter(([has]) => !homes.some(has)).map(
    ([, text]) => `No home ${text}.`,
  );
  const silent = LANGUAGES.filter((locale) => !homes.some(({ title }) => title[locale]));
  const isMute = lacking.some((text) => text.includes('titleField'));
  if (silent.length === 0 || isMute) return lacking;
  return [...lacking, `No home has a title in ${silent.join(', ')}.`];
}

function isFilled(texts: Partial<Record<string, unknown>>): boolean {
  return Object.values(texts).some((text) => text !== '' && text !== undefined);
}
