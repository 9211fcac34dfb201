import { propertySchema } from '../../../../views/domain/property/property.ts';
import { filledNumberIn, flagIn, numberIn, textIn, type WireRecord } from '../wire-values.ts';
import { choiceIn, dayIn, type Details, wholeIn } from './estate-values.ts';
import {
  AVAILABILITIES,
  DOUBLE_GLAZING,
  ELECTRICITY,
  GLAZINGS,
  HEATING_GROUPS,
  HEATINGS,
  KITCHENS,
  OIL_TANK,
} from './labels/choices.ts';
import {
  CONSTRUCTIONS,
  ENVIRONMENTS,
  FLOOD_AREAS,
  FLOODS,
  FRONTS,
  ORIENTATIONS,
  ZONINGS,
} from './labels/surroundings.ts';
import { joinedWords, type Words, type WordsById } from './labels/words.ts';

/** Summonses, and the choice that says that there is none. */
const SUMMONSES: readonly number[] = [1832, 1833, 1834, 1835, 1836];
const NO_SUMMONS = 1837;
/** Categories whose number of fronts says how they are built: houses and plots. */
const BUILT: readonly number[] = [1, 3];

/** The availability of what is free at once. */
const IMMEDIATELY = 5;

const SHAPE = propertySchema.shape.details.unwrap().shape;
type FactName = keyof typeof SHAPE;
type Facts = Partial<Record<FactName, unknown>>;

/** The facts of a home. One that breaks its schema is left out: it must not cost the home. */
export function factsFrom(estate: WireRecord, details: Details): WireRecord {
  const facts: Facts = {
    ...sizesFrom(estate, details),
    ...equipmentFrom(estate, details),
    ...lawFrom(details),
    dateFree: dayIn(estate['availabilityDateTime']),
    isFree: choiceIn(estate['availability']) === IMMEDIATELY || undefined,
    freeWhenSoldName: AVAILABILITIES.get(choiceIn(estate['availability']) ?? 0),
    chargesRenter: filledNumberIn(details.get(301)?.value),
    cadastralIncomeNonIndexed: filledNumberIn(details.get(1733)?.value),
    co2Emission: filledNumberIn(details.get(2090)?.value),
    uniqueCode: textIn(details.get(2391)?.value),
    epcDate: dayIn(details.get(2826)?.value),
  };
  const valid = Object.entries(facts).flatMap(([name, value]) => {
    const parsed = SHAPE[name as FactName].safeParse(value);
    return value !== undefined && parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(valid);
}

function sizesFrom(estate: WireRecord, details: Details): Facts {
  const whole = (id: number) => wholeIn(filledNumberIn(details.get(id)?.value));
  const size = (id: number) => filledNumberIn(details.get(id)?.value);
  const parkings = (whole(998) ?? 0) + (whole(999) ?? 0);
  return {
    numberOfFloors: whole(15),
    numberOfBathRooms: wholeIn(filledNumberIn(estate['bathRooms'])),
    numberOfToilets: whole(55),
    numberOfGarages: whole(19) ?? wholeIn(filledNumberIn(estate['garage'])),
    numberOfParkings: parkings || wholeIn(filledNumberIn(estate['parking'])),
    surfaceLiving: size(407),
    surfaceGround: filledNumberIn(estate['groundArea']),
    frontWidth: size(713),
    plotWidth: size(26),
    constructionYear: whole(14),
    renovationYear: whole(585),
  };
}

function equipmentFrom(estate: WireRecord, details: Details): Facts {
  const chosen = (id: number, from: WordsById) => from.get(details.get(id)?.choice ?? 0);
  const isBuilt = BUILT.includes(choiceIn(estate['category']) ?? 0);
  const isYes = (value: unknown) => (isPresent(value) ? true : undefined);
  const glazing = chosen(1634, GLAZINGS);
  return {
    hasGarden: isYes(estate['garden']),
    hasTerrace: isYes(estate['terrace']),
    hasLift: isYes(details.get(372)?.value),
    hasFurnished: isYes(estate['furnished']),
    petsAllowed: flagIn(details.get(1764)?.value),
    heatingName: joinedWords(chosen(1020, HEATINGS), chosen(53, HEATING_GROUPS)),
    kitchenName: chosen(1595, KITCHENS),
    glazingName: glazing ?? (isPresent(details.get(461)?.value) ? DOUBLE_GLAZING : undefined),
    environmentName: joinedWords(
      chosen(795, ENVIRONMENTS),
      chosen(23, ORIENTATIONS) ?? chosen(1737, ORIENTATIONS),
    ),
    constructionName: (isBuilt ? CONSTRUCTIONS : FRONTS).get(numberIn(estate['fronts']) ?? 0),
    electricityCertificate: electricityFrom(details),
    oilTankCertificate: oilTankFrom(details),
  };
}

function lawFrom(details: Details): Facts {
  const flag = (id: number) => flagIn(details.get(id)?.value);
  const chosen = (id: number, from: WordsById) => from.get(details.get(id)?.choice ?? 0);
  const summons = details.get(2712)?.choice ?? 0;
  const isSummoned = SUMMONSES.includes(summons);
  return {
    buildingPermit: flag(808),
    subdivisionPermit: flag(812),
    preemptionRight: flag(1734),
    planningViolation: isSummoned || (summons === NO_SUMMONS ? false : undefined),
    zoningName: chosen(1736, ZONINGS),
    floodZoneName: joinedWords(chosen(2222, FLOODS), chosen(2223, FLOOD_AREAS)),
  };
}

/** The id of its detail was not seen; the ids of its choices are of no other table. */
function electricityFrom(details: Details): Words | undefined {
  const found = [...details.values()].find(({ choice }) => ELECTRICITY.has(choice ?? 0));
  return ELECTRICITY.get(found?.choice ?? 0);
}

/** `true`, or a number above 0. */
function isPresent(value: unknown): boolean {
  return flagIn(value) === true || (numberIn(value) ?? 0) > 0;
}

function oilTankFrom(details: Details): Words | undefined {
  const isInspected = flagIn(details.get(763)?.value);
  return isInspected === undefined ? undefined : OIL_TANK.get(isInspected);
}
