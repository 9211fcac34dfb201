import { CONTACT, DEMAND } from './lead-parameters.ts';

/**
 * Kinds of parameters. A list of numbers or texts goes as one text with commas, a date as text in
 * UTC (`address-parameters.ts`).
 */
export interface Kinds {
  text: string;
  number: number;
  flag: boolean;
  date: Date;
  numbers: readonly number[];
  texts: readonly string[];
  record: Readonly<Record<string, unknown>>;
}
export type Kind = keyof Kinds;

export interface Description {
  /** Whether it has pages: limits, fields and an order. */
  isPaged?: true;
  /** Parameters of every call that it does not have. */
  lacks?: readonly (keyof typeof COMMON)[];
  own: Readonly<Record<string, Kind>>;
}

/** Parameters of every endpoint that does not lack them. */
export const COMMON = { LanguageId: 'number', OfficeID: 'number' } as const;
const BARE = ['LanguageId', 'OfficeID'] as const;
/** Parameters of endpoints with pages. */
export const PAGING = {
  DisplayFields: 'texts',
  SortFields: 'texts',
  Limit1: 'number',
  Limit2: 'number',
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

/** The endpoints that the site asks, with every parameter that clients send to each. */
export const ENDPOINTS = {
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
      GeoGraphicIDs: 'numbers',
      GeoCityIds: 'numbers',
      CountryIDs: 'numbers',
      PriceFrom: 'number',
      PriceTo: 'number',
      MinRoom: 'number',
      MaxRoom: 'number',
      MinBathRoom: 'number',
      MinSurface: 'number',
      HasGarden: 'flag',
      HasGarage: 'flag',
      HasTerrace: 'flag',
      HasLift: 'flag',
      HasFurnished: 'flag',
      HasCellar: 'flag',
      HasAttic: 'flag',
      HasParking: 'flag',
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
      GpsX: 'number',
      GpsY: 'number',
      GpsRadius: 'number',
      EncodePolygonPath: 'text',
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
      IncludesSameProperties: 'flag',
      LoggedInPersonId: 'number',
      SortDivisionFields: 'texts',
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
      ProvinceIDs: 'numbers',
      PersonID: 'number',
      CountryIDs: 'numbers',
      IsRemovedFontFamily: 'flag',
      DescriptionLanguageId: 'number',
    },
  },
  GetProject: {
    own: {
      ID: 'number',
      Status: 'number',
      StatusList: 'numbers',
      IsPublishWebsite: 'flag',
      UpdateVisit: 'flag',
      RealClientIp: 'text',
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
  GetMediaAllPropertyTypesStatisticsGraphList: { isPaged: true, own: GRAPH },
} as const satisfies Record<string, Description>;
