import { enveloped, pageOf, type Script, type ScriptedCrm, scriptedCrm } from './scripted-crm.ts';

type Row = Record<string, unknown>;

/** The content of a CRM as its public clients show it (docs/crm-wire.md). */
export interface FactsContent {
  homes?: readonly Row[];
  projects?: readonly Row[];
  buildings?: readonly Row[];
  /** Undefined for a CRM that refuses the list. */
  users?: readonly Row[] | undefined;
  substatuses?: readonly Row[];
  webIds?: readonly Row[];
  /** Whether it refuses lists for which fields are named. */
  refusesFields?: boolean;
  countries?: readonly Row[];
}

const REFUSED = { Code: 600, Message: 'no access', Success: false, Value: null };

/** A home with what three clients read of one, and no more. */
export function factsHome(ID: number, more: Row = {}): Row {
  return {
    ID,
    Status: 1,
    Goal: 0,
    Zip: '9000',
    City: 'Gent',
    Price: 325000,
    WebID: 23,
    TypeDescription: 'Huis',
    DescriptionA: '<p>Een huis aan het water.</p>',
    CreatedDate: '2026-05-04 09:30:00',
    GoogleX: '51.05',
    GoogleY: '3.72',
    LargePicture: 'https://pictures.example/large/1.jpg',
    SubStatus: 1,
    ...more,
  };
}

export function factsProject(ID: number, more: Row = {}): Row {
  return {
    ID,
    Name: 'Kaaizicht',
    Description: '<p>Nieuwbouw aan de kaai.</p>',
    PublishInternet: true,
    LargePicture: 'https://pictures.example/project.jpg',
    Zip: '9000',
    City: 'Gent',
    ...more,
  };
}

/**
 * A CRM that heeds the parameters that clients send: fields, limits, ids, statuses and the
 * publication of projects. Lists without pages are arrays.
 */
export async function factsCrm(
  content: FactsContent,
  settings?: Parameters<typeof scriptedCrm>[1],
): Promise<ScriptedCrm> {
  const paged =
    (endpoint: string, rows: readonly Row[]): Script =>
    (sent) => {
      const named = typeof sent['DisplayFields'] === 'string' && sent['DisplayFields'].length > 20;
      if (named && content.refusesFields) return REFUSED;
      const { Items, ...page } = pageOf(
        rows.filter((row) => isAsked(row, sent)),
        sent,
      );
      return enveloped(endpoint, { ...page, Items: Items.map((row) => shown(row as Row, sent)) });
    };
  const { homes = [], projects = [], buildings = [] } = content;
  const users = 'users' in content ? content.users : [];
  return scriptedCrm(
    {
      GetPropertyList: paged('GetPropertyList', homes),
      GetProjectList: paged('GetProjectList', projects),
      GetBuildingList: paged('GetBuildingList', buildings),
      GetSubstatusList: paged('GetSubstatusList', content.substatuses ?? []),
      GetWebIDList: paged('GetWebIDList', content.webIds ?? []),
      GetCountryList: paged('GetCountryList', content.countries ?? []),
      GetUserList: () => ({ GetUserListJsonResult: users ?? REFUSED }),
      GetDeletedPropertyIDs: () => [],
    },
    settings,
  );
}

function isAsked(row: Row, sent: Row): boolean {
  const isIn = (list: unknown, value: unknown) =>
    typeof list !== 'string' ||
    value === undefined ||
    list.split(',').some((one) => one === value || Number(one) === value);
  return (
    isIn(sent['IDs'], row['ID']) &&
    isIn(sent['Status'] ?? sent['StatusList'], row['Status']) &&
    (sent['IsPublishInternet'] !== true || row['PublishInternet'] !== false)
  );
}

/** The fields that were asked for. */
function shown(row: Row, { DisplayFields }: Row): Row {
  if (typeof DisplayFields !== 'string') return row;
  const names = DisplayFields.split(',');
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
