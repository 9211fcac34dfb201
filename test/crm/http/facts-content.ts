import type { FactsContent, Row } from './facts-double.ts';

/**
 * An agency in the fields that the public clients of Omnicasa read, and no others
 * (the facts of the project's CRM, response fields). Groups of types and substatuses are its own.
 */

const HOUSES = 23;
const FLATS = 31;
const SOLD = 6;

/** What three clients read of a home, and the day on which it was entered. */
function home(ID: number, more: Row = {}): Row {
  return {
    ID,
    City: 'Gent',
    Zip: '9000',
    DescriptionA: {
      1: `<p>Huis ${ID} aan het water.</p>`,
      2: `<p>Maison ${ID} sur l’eau.</p>`,
      3: `<p>House ${ID} by the water.</p>`,
      4: `<p>Haus ${ID} am Wasser.</p>`,
    },
    Price: 325000,
    TypeDescription: { 1: 'Huis', 2: 'Maison', 3: 'House', 4: 'Haus' },
    SubStatus: 1,
    WebID: HOUSES,
    Status: 1,
    CreatedDate: '2026-05-04 09:30:00',
    ...more,
  };
}

const PICTURE = { Url: 'https://pictures.example/1.jpg', Name: 'Voorgevel', Width: 800 };

export const OWNED = 104;
const OTHERS = 102;

export const FACTS_AGENCY: FactsContent = {
  homes: [
    home(101),
    // Fields of two clients, and of one.
    home(OTHERS, {
      WebID: FLATS,
      TypeDescription: { 1: 'Appartement', 2: 'Appartement', 3: 'Flat', 4: 'Wohnung' },
      Goal: 1,
      Price: 950,
      GoogleX: '51.05',
      GoogleY: '3.72',
      NumberOfBedRooms: 2,
      SurfaceTotal: 88,
      HasLift: true,
      Street: 'Kaai',
      HouseNumber: '7',
      Ident: 'A1',
      LastChangedDate: '2026-06-01 10:00:00',
      LargePicture: 'https://pictures.example/large.jpg',
      MediumPictureItems: [PICTURE],
      WindowGlazing: 2,
      PublishPrice: true,
    }),
    home(103, { SubStatus: SOLD, Goal: 0, LargePicture: 'https://pictures.example/3.jpg' }),
    home(OWNED, { Status: 5, Street: 'Dok', HouseNumber: '3' }),
    // Nothing tells when it was entered: fields differ from home to home.
    home(105, { CreatedDate: '-' }),
    home(106, { ProjectID: 201, Goal: 0 }),
  ],
  projects: [
    {
      ID: 201,
      Name: 'Kaaizicht',
      Description: { 1: '<p>Nieuwbouw aan de kaai.</p>', 2: '<p>Neuf sur le quai.</p>' },
      PublishInternet: true,
      LargePicture: 'https://pictures.example/project.jpg',
    },
    {
      ID: 202,
      Name: 'Nog geheim',
      Description: '',
      PublishInternet: false,
      LargePicture: 'https://pictures.example/hidden.jpg',
    },
  ],
  tables: {
    GetWebIDList: [
      { ID: HOUSES, WebID: HOUSES, Name: { 1: 'Huizen', 2: 'Maisons', 3: 'Houses', 4: 'Häuser' } },
      { ID: FLATS, WebID: FLATS, Name: { 1: 'Appartementen', 2: 'Appartements' } },
    ],
    GetTypeOfPropertyList: [
      { ID: 139, Name: { 1: 'Huis', 2: 'Maison' }, WebID: HOUSES, Abbr: 'H', ParentID: 0 },
      { ID: 1, Name: { 1: 'Appartement', 2: 'Appartement' }, WebID: FLATS, ParentID: 0 },
    ],
    GetSubstatusList: [
      {
        ID: 1,
        Name: { 1: 'Te koop', 2: 'À vendre' },
        ShortName: 'TK',
        Marquee: 0,
        ShowOnMap: true,
      },
      { ID: SOLD, Name: { 1: 'Verkocht', 2: 'Vendu' }, ShortName: 'V', Marquee: 0 },
    ],
    GetCountryList: [
      { ID: 10, Name: { 1: 'België', 2: 'Belgique' }, Abbr: 'B', Code: 'BE' },
      { ID: 50, Name: { 1: 'Luxemburg', 2: 'Luxembourg' }, Abbr: 'L', Code: 'LU' },
    ],
    GetStatusList: [{ ID: 1, Name: 'Actief' }],
    GetBuildingList: [],
    GetUserList: [],
  },
  owner: {
    id: 4711,
    email: 'els.devos@mail.example',
    password: 'kaai & dok',
    homes: [OWNED],
    person: { ID: 4711, FirstName: 'Els', Name: 'De Vos', Email: 'els.devos@mail.example' },
  },
  // Their fields are in no client: the names are those of the specification, section 3.
  histories: {
    GetVisitStatisticOfProperty: [
      {
        ObjectID: OWNED,
        NumberOfVisitsInDay: 3,
        NumberOfVisitsInWeek: 17,
        NumberOfVisitsInMonth: 61,
        NumberOfVisits: 478,
      },
    ],
    GetCalendarHistories: [
      {
        ObjectID: OWNED,
        StartTime: '/Date(1790000000000+0200)/',
        AppointmentName: 'Bezoek met mevrouw',
        AppointmentType: 'Bezoek',
        TypeID: 1,
      },
      {
        ObjectID: OTHERS,
        StartTime: '/Date(1790000000000+0200)/',
        AppointmentName: 'Bezoek bij een ander',
        AppointmentType: 'Bezoek',
        TypeID: 1,
      },
    ],
    GetMediaOnlineHistories: [
      { ObjectID: OWNED, Date: '2026-06-02 08:00:00', TypeName: 'Online', MediaName: 'Zimmo' },
    ],
    GetAutomaticHistories: [
      {
        ObjectID: OWNED,
        Date: '2026-06-03 08:00:00',
        TypeName: 'Contact',
        TypeID: 0,
        Subject: 'Gebeld over de sleutel',
      },
    ],
    GetDocumentList: [
      { ObjectID: OWNED, FileName: 'opdracht-104.pdf', Comment: 'Opdracht', DocumentTypeID: 1 },
      { ObjectID: OTHERS, FileName: 'epc-102.pdf', Comment: 'Van een ander', DocumentTypeID: 1 },
    ],
  },
};
