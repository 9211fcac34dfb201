/**
 * The endpoints of Omnicasa with the parameters that its public clients send, as
 * the collected facts list them. Types: `s` text, `i` integer, `n` number, `b`
 * boolean, `d` date, `[x]` one text with commas, `o` object; `?` where no source tells the type.
 */

const PAGED = 'DisplayFields:[s] SortFields:[s] Limit1:i Limit2:i';
const COMMON = 'LanguageId:i OfficeID:i SecretKey:s WriteLogSQL:b';

const HOMES =
  'Status:[i] Goal:i IDs:[i] WebIDs:[i] MainTypeIDs:[i] Zips:[s] CityNames:[s] GeoGraphicIDs:[i] ' +
  'GeoCityIds:[i] CountryIDs:[i] PriceFrom:n PriceTo:n MinRoom:i MaxRoom:i MinBathRoom:i ' +
  'MinSurface:i HasGarden:b HasGarage:b HasTerrace:b HasLift:b HasFurnished:b HasCellar:b ' +
  'HasAttic:b HasParking:b MarqueeIDs:[i] SkipMarqueeList:[i] SiteID:i SkipSiteIds:[i] ' +
  'ProjectID:i BuildingID:i ProjectStatus:[i] ProjectIsPublishInternet:b ' +
  'ProjectIsPublishWebsite:b PersonID:i SelectedByPersonID:i GpsX:n GpsY:n GpsRadius:n ' +
  'EncodePolygonPath:s ChangeSince:d Keyword:s AddCompositionField:b IsRemovedFontFamily:b ' +
  `IsPublishedAllDocumentStatus:b DescriptionLanguageId:i ${PAGED}`;

const PERSON =
  'Name:s FirstName:s AddressTitle:s LetterTitle:s Address:s BoxNr:s City:s Zip:s Email:s ' +
  'PhoneNumber:s GSM:s Fax:s Profession:s IsReceivedEmail:b SiteId:i SourceId:i ' +
  'LanguageIdFromParameter:i';
const MESSAGE =
  `${PERSON} CountryId:i Subject:s Content:s PersonComment:s CustomStr1:s CustomStr2:s ` +
  'CustomStr3:s CustomStr4:s CustomStr5:s IsCreatedDemand:b IsMergedDemandIfExisting:b Goal:i ' +
  'TypeOfPropertyIDs:[i] WebIDs:[i] GeographicIDs:[i] GeoCityIds:[i] RegionIds:[i] Purpose:i ' +
  'Budget:n PriceMin:n PriceMax:n DemandComment:s UseGps:b GpsKm:n GpsCityName:s Categories:s';
const DEMAND =
  `${PERSON} ID:i Password:s CountryID:i TypeOfPropertyIDs:[i] GeographicIDs:[i] Zips:[s] Goal:i ` +
  'Garden:b Terrace:b Cellar:b Lift:b Budget:n PriceMin:n PriceMax:n MinRooms:i MaxRooms:i ' +
  'MinBathRooms:i MinGarages:i MinParkings:i UseGps:b GpsX:n GpsY:n GpsKm:n GpsCityName:s ' +
  'DemandStreet:s Comment:s TottalArea:n LivingArea:n GroundArea:n PetsRequired:b Purpose:i ' +
  'EnvironmentIDs:[i] Categories:s IsAlwaysCreatedDemand:b IsAnnuity:b DemandRegion:o';
const HISTORY = `ObjectID:i ProjectID:i PersonIDs:[i] FromDate:d ToDate:d TypeIDs:[i] IncludeUnits:b ${PAGED}`;
const GRAPH =
  'StartDate:d EndDate:d MediaIDs:[i] ObjectIDs:[i] ProjectID:i IsGroupAllPortals:b IncludeUnits:b';
const TABLE = `IDs:[i] Level:i WebIDs:[i] ParentIDs:[i] HasProperty:b ${PAGED}`;

const OWN: Readonly<Record<string, string>> = {
  GetPropertyList: HOMES,
  GetPropertyList2: `${HOMES} ProjectDisplayFields:[s] ProjectStatusIds:[i]`,
  GetProperty:
    'ID:i StatusList:[i] UpdateVisit:b RealClientIp:s AddCompositionField:b ' +
    'IncludesSameProperties:b LoggedInPersonId:i SortDivisionFields:[s] DescriptionLanguageId:i ' +
    'DisplayFields:[s]',
  GetPropertiesByIDs: 'IDs:[i] StatusList:[i]',
  GetPropertyPictureList: `IDs:[i] ObjectID:i Type:i ${PAGED}`,
  GetProjectPictureList: `IDs:[i] ProjectID:i Type:i ${PAGED}`,
  GetProjectList:
    'Status:i StatusList:[i] SubstatusList:[i] IsPublishInternet:b IsPublishWebsite:b WebIDs:[i] ' +
    'SiteID:i ProvinceIDs:[i] PersonID:i CountryIDs:[i] DescriptionLanguageId:i ' +
    `IsRemovedFontFamily:b ${PAGED}`,
  GetProject:
    'ID:i Status:i StatusList:[i] IsPublishWebsite:b UpdateVisit:b RealClientIp:s ' +
    'DescriptionLanguageId:i',
  GetBuildingList: `ProjectID:i IsOnlyPublishedProperties:b ${PAGED}`,
  GetTypeOfPropertyList: TABLE,
  GetGeographicList: TABLE,
  GetWebIDList: `WebIDs:[i] ForSale:b ForRent:b HasProperty:b PropertyGoal:i ${PAGED}`,
  GetCityListOfObjects:
    'Goal:i WebIDs:[i] StatusList:[i] CountryIds:[i] IsExcludedProject:b IsIncludedEmptyZip:b ' +
    'SortFields:[s]',
  GetCountryList: `IDs:[i] InIDsOrNot:b HasProperty:b ${PAGED}`,
  GetStatusList: PAGED,
  GetSubstatusList: `ShowOnWeb:b HasMarquee:b ${PAGED}`,
  GetUserList: `IDs:[i] DepartmentID:i SiteIDs:[i] IncludeHiddenOnWeb:b ${PAGED}`,
  GetDocumentList: `IDs:[i] ObjectIDs:[i] PersonID:i Publish:b ${PAGED}`,
  ContactOnMe: `${MESSAGE} ObjectID:i AppointmentID:i AgendaComment:s`,
  ContactOnMeProject: `${MESSAGE} ProjectIDs:[i]`,
  DemandRegister: DEMAND,
  DemandRegister2: DEMAND,
  RegisterPerson:
    'Name:s FirstName:s Reference:s Email:s Password:s PhoneNumber:s GSM:s Address:s BoxNr:s ' +
    'City:s Zip:s CountryId:i SiteId:i Profession:s CategorieIDs:[i] IsReceivedEmail:b ' +
    'IsInsertingPersonWithoutEmailAndPhone:b',
  GetPersonByEmail: 'Email:s Password:s ID:i',
  GetPerson: 'Email:s Password:s ID:i',
  CheckPersonLogin: 'Email:s Password:s FaceBookID:s IsProprietors:b',
  GetRelatedProperties: `Email:s ${PAGED}`,
  GetVisitStatisticOfProperty: 'ID:i',
  GetManyVisitStatisticsOfProperty: 'ID:i ProjectID:i IsGroupAllPortals:b IncludeUnits:b',
  GetCalendarHistories: HISTORY,
  GetMediaOnlineHistories: HISTORY,
  GetAutomaticHistories: HISTORY,
  GetTaskHistories: HISTORY,
  GetMediaAllPropertyTypesStatisticsGraphList: `${GRAPH} ${PAGED}`,
  GetMediaObjectStatisticsGraphList: `${GRAPH} ${PAGED}`,
  GetSummaryMediaObjectStatisticsGraphList: `${GRAPH} Frequency:i`,
  GetAppointmentOfStatisticsGraphList: `${GRAPH} Frequency:i`,
};

/** Those that take nothing but the credentials. */
const BARE = ['GetDeletedPropertyIDs', 'GetDeletedProjectIDs', 'GetOfficeList'];
/** Documented to take an office, and seen not to. */
const WITHOUT_OFFICE = 'GetWebIDList';

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  i: (value) => Number.isInteger(value),
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  d: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value),
  o: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  // A bare number may stand for a list of one.
  '[s]': (value) => typeof value === 'string' && value !== '',
  '[i]': (value) =>
    Number.isInteger(value) || (typeof value === 'string' && /^\d+(,\d+)*$/.test(value)),
};

/** Types by the name of a parameter; undefined for an endpoint that nobody is seen to call. */
export function factsOf(endpoint: string): Map<string, string> | undefined {
  if (BARE.includes(endpoint)) return new Map();
  const own = OWN[endpoint];
  if (own === undefined) return undefined;
  const all = new Map(
    `${COMMON} ${own}`.split(' ').map((one) => one.split(':') as [string, string]),
  );
  if (endpoint === WITHOUT_OFFICE) all.delete('OfficeID');
  return all;
}

/** What is wrong with a call, a line each; names only, no values. */
export function faultsOf(endpoint: string, sent: Readonly<Record<string, unknown>>): string[] {
  const parameters = factsOf(endpoint);
  if (!parameters) return [`${endpoint}: no such endpoint`];
  return Object.entries(sent).flatMap(([name, value]) => {
    const type = parameters.get(name);
    if (type === undefined) return [`${endpoint}: has no parameter ${name}`];
    const isOfType = SCALARS[type]?.(value) ?? false;
    return isOfType ? [] : [`${endpoint}: ${name} is not ${type}: ${JSON.stringify(value)}`];
  });
}
