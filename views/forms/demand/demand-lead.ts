import { type FormValues, separate } from '../../domain/forms/form-field.ts';
import { DEMAND_PURPOSES, type Lead } from '../../domain/lead.ts';
import { TYPE_OPTIONS } from '../../domain/property/type-option.ts';
import type { SubjectContext } from '../../page-context.ts';
import { personOf } from '../fields/person-fields.ts';
import type { FormKind } from '../form-kind.ts';
import { namedPlaces, placesIn } from './demand-places.ts';

type Demand = Extract<Lead, { kind: 'demand' }>;

/**
 * The lead of a demand; the names of types and places come from the server, never from the browser.
 */
export const demandLead: FormKind['lead'] = (ctx, _use, values): Demand => {
  const { Content, IsReceivedEmail, Goal, rooms, familyComposition, propertyGoalType } = values;
  const purpose = DEMAND_PURPOSES.find((one) => one === propertyGoalType);
  return {
    kind: 'demand',
    person: personOf(values),
    language: ctx.locale,
    ...(Content !== undefined && { content: Content }),
    isReceivedEmail: IsReceivedEmail !== undefined,
    goal: Goal === '1' ? 1 : 0,
    ...typesOf(ctx, values),
    ...placesOf(ctx, values),
    ...amount('priceMin', values.PriceMin),
    ...amount('priceMax', values.PriceMax),
    ...(rooms !== undefined && { rooms: Number(rooms) }),
    ...(purpose !== undefined && { purpose }),
    ...(familyComposition !== undefined && { familyComposition }),
    ...amount('totalAmountIncome', values.totalAmountIncome),
    ...addressOf(values),
  };
};

function typesOf({ t }: SubjectContext, { TypeOfPropertyIDs }: FormValues) {
  const ids = separate(TypeOfPropertyIDs);
  const chosen = TYPE_OPTIONS.filter(({ id }) => ids.includes(String(id)));
  const types = chosen.map(({ id, type, webId }) => ({
    id,
    name: t(`filters.types.${type}`),
    webId,
  }));
  return {
    types,
    ...texts(
      'typesText',
      types.map(({ name }) => name),
    ),
  };
}

/** A town or a province as a whole stands for its postcodes. */
function placesOf(ctx: SubjectContext, { Zips }: FormValues) {
  const places = namedPlaces(ctx, Zips);
  const zips = placesIn(Zips).flatMap(
    (place) => ctx.data.region(place)?.zips ?? (place.zip === '' ? [] : [place.zip]),
  );
  return {
    zips: [...new Set(zips)],
    ...texts(
      'zipsText',
      places.map(({ text }) => text),
    ),
  };
}

function addressOf({ DemandAddress, DemandZip, DemandCity }: FormValues) {
  const address = {
    ...(DemandAddress !== undefined && { street: DemandAddress }),
    ...(DemandZip !== undefined && { zip: DemandZip }),
    ...(DemandCity !== undefined && { city: DemandCity }),
  };
  return Object.keys(address).length > 0 && { address };
}

function texts<Name extends string>(name: Name, words: readonly string[]) {
  return words.length > 0 ? ({ [name]: words.join(', ') } as Record<Name, string>) : undefined;
}

function amount<Name extends string>(name: Name, value: string | undefined) {
  return value === undefined ? undefined : ({ [name]: Number(value) } as Record<Name, number>);
}
