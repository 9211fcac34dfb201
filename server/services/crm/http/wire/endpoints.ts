/**
 * Kinds of parameters. A list of numbers or texts goes as one text with commas, a date as text in
 * UTC (`address-parameters.ts`).
 */
interface Kinds {
  text: string;
  number: number;
  flag: boolean;
  date: Date;
  numbers: readonly number[];
  texts: readonly string[];
  record: Readonly<Record<string, unknown>>;
}
export type Kind = keyof Kinds;

interface Description {
  /** Whether it has pages: limits, fields and an order. */
  isPaged?: true;
  /** Parameters of every call that it does not have. */
  lacks?: readonly (keyof typeof COMMON)[];
  own: Readonly<Record<string, Kind>>;
}

/** Parameters of every endpoint that does not lack them. */
const COMMON = { LanguageId: 'number', OfficeID: 'number' } as const;
const BARE = ['LanguageId', 'OfficeID'] as const;
/** Parameters of endpoints with pages. */
const PAGING = {
  DisplayFields: 'texts',
  SortFields: 'texts',
  Limit1: 'number',
  Limit2: 'number',
} as const;

const PERSON = {
  Name: 'text',
  FirstName: 'text',
  AddressTitle: 'text',
  LetterTitle: 'text',
  Address: 'text',
  BoxNr: 'text',
  City: 'text',
  Zip: 'text',
  Email: 'text',
  PhoneNumber: 'text',
  GSM: 'text',
  Fax: 'text',
  Profession: 'text',
  IsReceivedEmail: 'flag',
  SiteId: 'number',
  SourceId: 'number',
} as const;
const CONTACT = {
  ...PERSON,
  CountryId: 'number',
  Subject: 'text',
  Content: 'text',
  PersonComment: 'text',
  LanguageIdFromParameter: 'number',
  CustomStr1: 'text',
  CustomStr2: 'text',
  CustomStr3: 'text',
  CustomStr4: 'text',
  CustomStr5: 'text',
  IsCreatedDemand: 'flag',
  IsMergedDemandIfExisting: 'flag',
  Goal: 'number',
  TypeOfPropertyIDs: 'numbers',
  WebIDs: 'numbers',
  GeographicIDs: 'numbers',
  GeoCityIds: 'numbers',
  RegionIds: 'numbers',
  Purpose: 'number',
  Budget: 'number',
  PriceMin: 'number',
  PriceMax: 'number',
  DemandComment: 'text',
  UseGps: 'flag',
  GpsKm: 'number',
  GpsCityName: 'text',
  Categories: 'text',
} as const;
const DEMAND = {
  ...PERSON,
  ID: 'number',
  Password: 'text',
  CountryID: 'number',
  TypeOfPropertyIDs: 'numbers',
  GeographicIDs: 'numbers',
  Zips: 'texts',
  Goal: 'number',
  Garden: 'flag',
  Terrace: 'flag',
  Cellar: 'flag',
  Lift: 'flag',
  Budget: 'number',
  PriceMin: 'number',
  PriceMax: 'number',
  MinRooms: 'number',
  MaxRooms: 'number',
  MinBathRooms: 'number',
  MinGarages: 'number',
  MinParkings: 'number',
  UseGps: 'flag',
  GpsX: 'number',
  GpsY: 'number',
  GpsKm: 'number',
  GpsCityName: 'text',
  DemandStreet: 'text',
  Comment: 'text',
  // The CRM's spelling.
  TottalArea: 'number',
  LivingArea: 'number',
  GroundArea: 'number',
  PetsRequired: 'flag',
  Purpose: 'number',
  EnvironmentIDs: 'numbers',
  Categories: 'text',
  IsAlwaysCreatedDemand: 'flag',
  IsAnnuity: 'flag',
  DemandRegion: 'record',
  LanguageIdFromParameter: 'number',
} as const;
const HISTORY = {
  ObjectID: 'number',
  ProjectID: 'number',
  PersonIDs: 'numbers',
  FromDate: 'date',
  ToDate: 'date',
  TypeIDs: 'numbers',
  IncludeUnits: 'flag',
} as const;
const GRAPH = {
  StartDate: 'date',
  EndDate: 'date',
  MediaIDs: 'numbers',
  ObjectIDs: 'numbers',
  ProjectID: 'number',
  IsGroupAllPortals: 'flag',
  IncludeUnits: 'flag',
} as const;

/** The endpoints and the parameters that each has (docs/crm-wire.md, "Endpoints"). */
const ENDPOINTS = {
  GetPropertyList: {
    isPaged: true,
    own: {
      Status: 'numbers',
      Goal: 'number',
      IDs: 'numbers',
      WebIDs: 'numbers',
      MainTypeIDs: 'numbers',
      Zips: 'texts',
      CityNames: 'texts',
      CountryIDs: 'numbers',
      PriceFrom: 'number',
      PriceTo: 'number',
      MarqueeIDs: 'numbers',
      SkipMarqueeList: 'numbers',
      SiteID: 'number',
      SkipSiteIds: 'numbers',
      ProjectID: 'number',
      BuildingID: 'number',
      ProjectStatus: 'numbers',
      ProjectIsPublishInternet: 'flag',
      ProjectIsPublishWebsite: 'flag',
      PersonID: 'number',
      SelectedByPersonID: 'number',
      ChangeSince: 'date',
      Keyword: 'text',
      AddCompositionField: 'flag',
      IsRemovedFontFamily: 'flag',
      IsPublishedAllDocumentStatus: 'flag',
      DescriptionLanguageId: 'number',
    },
  },
  GetProperty: {
    own: {
      ID: 'number',
      StatusList: 'numbers',
      UpdateVisit: 'flag',
      RealClientIp: 'text',
      AddCompositionField: 'flag',
      DescriptionLanguageId: 'number',
      DisplayFields: 'texts',
    },
  },
  GetPropertiesByIDs: { own: { IDs: 'numbers', StatusList: 'numbers' } },
  GetDeletedPropertyIDs: { lacks: BARE, own: {} },
  GetProjectList: {
    isPaged: true,
    own: {
      Status: 'number',
      StatusList: 'numbers',
      SubstatusList: 'numbers',
      IsPublishInternet: 'flag',
      IsPublishWebsite: 'flag',
      WebIDs: 'numbers',
      SiteID: 'number',
      PersonID: 'number',
      CountryIDs: 'numbers',
      IsRemovedFontFamily: 'flag',
      DescriptionLanguageId: 'number',
    },
  },
  GetBuildingList: {
    isPaged: true,
    own: { ProjectID: 'number', IsOnlyPublishedProperties: 'flag' },
  },
  GetTypeOfPropertyList: {
    isPaged: true,
    own: {
      IDs: 'numbers',
      Level: 'number',
      WebIDs: 'numbers',
      ParentIDs: 'numbers',
      HasProperty: 'flag',
    },
  },
  GetWebIDList: {
    isPaged: true,
    lacks: ['OfficeID'],
    own: {
      WebIDs: 'numbers',
      ForSale: 'flag',
      ForRent: 'flag',
      HasProperty: 'flag',
      PropertyGoal: 'number',
    },
  },
  GetCountryList: {
    isPaged: true,
    own: { IDs: 'numbers', InIDsOrNot: 'flag', HasProperty: 'flag' },
  },
  GetStatusList: { isPaged: true, own: {} },
  GetSubstatusList: { isPaged: true, own: { ShowOnWeb: 'flag', HasMarquee: 'flag' } },
  GetUserList: {
    isPaged: true,
    own: {
      IDs: 'numbers',
      DepartmentID: 'number',
      SiteIDs: 'numbers',
      IncludeHiddenOnWeb: 'flag',
    },
  },
  GetOfficeList: { lacks: BARE, own: {} },
  GetDocumentList: {
    isPaged: true,
    own: { IDs: 'numbers', ObjectIDs: 'numbers', PersonID: 'number', Publish: 'flag' },
  },
  ContactOnMe: {
    own: { ...CONTACT, ObjectID: 'number', AppointmentID: 'number', AgendaComment: 'text' },
  },
  ContactOnMeProject: { own: { ...CONTACT, ProjectIDs: 'numbers' } },
  DemandRegister: { own: DEMAND },
  GetPersonByEmail: { own: { Email: 'text', Password: 'text', ID: 'number' } },
  GetPerson: { own: { Email: 'text', Password: 'text', ID: 'number' } },
  CheckPersonLogin: {
    own: { Email: 'text', Password: 'text', FaceBookID: 'text', IsProprietors: 'flag' },
  },
  GetRelatedProperties: { isPaged: true, own: { Email: 'text' } },
  GetVisitStatisticOfProperty: { own: { ID: 'number' } },
  GetManyVisitStatisticsOfProperty: {
    own: {
      ID: 'number',
      ProjectID: 'number',
      IsGroupAllPortals: 'flag',
      IncludeUnits: 'flag',
    },
  },
  GetCalendarHistories: { isPaged: true, own: HISTORY },
  GetMediaOnlineHistories: { isPaged: true, own: HISTORY },
  GetAutomaticHistories: { isPaged: true, own: HISTORY },
  GetTaskHistories: { isPaged: true, own: HISTORY },
  GetMediaAllPropertyTypesStatisticsGraphList: { isPaged: true, own: GRAPH },
  GetMediaObjectStatisticsGraphList: { isPaged: true, own: GRAPH },
} as const satisfies Record<string, Description>;

export type Endpoint = keyof typeof ENDPOINTS;

type Own<E extends Endpoint> = (typeof ENDPOINTS)[E]['own'];
type Lacked<E extends Endpoint> = (typeof ENDPOINTS)[E] extends { lacks: infer Names }
  ? Extract<Names, readonly string[]>[number]
  : never;
type Described<E extends Endpoint> = Own<E> &
  Omit<typeof COMMON, Lacked<E>> &
  ((typeof ENDPOINTS)[E] extends { isPaged: true } ? typeof PAGING : unknown);

/** The parameters of an endpoint; no other compiles. */
export type WireParameters<E extends Endpoint> = {
  readonly [Name in keyof Described<E>]?: Described<E>[Name] extends Kind
    ? Kinds[Described<E>[Name]] | undefined
    : never;
} & NoOther;

/** `{}` alone, of an endpoint without parameters, would be assignable from any. */
interface NoOther {
  readonly ''?: never;
}

export function isEndpoint(name: string): name is Endpoint {
  return Object.hasOwn(ENDPOINTS, name);
}

export function isPaged(endpoint: Endpoint): boolean {
  return 'isPaged' in ENDPOINTS[endpoint];
}

/** The kinds of an endpoint's parameters by their names. */
export function parametersOf(endpoint: Endpoint): ReadonlyMap<string, Kind> {
  const { own, lacks = [], isPaged: hasPages }: Description = ENDPOINTS[endpoint];
  const common = Object.entries(COMMON).filter(([name]) => !lacks.some((one) => one === name));
  return new Map([...common, ...(hasPages ? Object.entries(PAGING) : []), ...Object.entries(own)]);
}

/** Those of the parameters that the endpoint has. */
export function takenBy<E extends Endpoint>(
  endpoint: E,
  parameters: Readonly<Record<string, unknown>>,
): WireParameters<E> {
  const known = parametersOf(endpoint);
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => known.has(name)),
  ) as WireParameters<E>;
}
