import { words, wordsById } from './words.ts';

/** Categories (reference?item=category), for a home without a subcategory that is known. */
export const CATEGORIES = wordsById(`
1: Huis | Maison | House | Haus
2: Appartement | Appartement | Apartment | Wohnung
3: Grond | Terrain | Land | Grundstück
4: Kantoor | Bureau | Office | Büro
5: Handelspand | Commerce | Commercial property | Geschäftsraum
6: Industriepand | Bâtiment industriel | Industrial building | Gewerbeobjekt
7: Garage | Garage | Garage | Garage
`);

/** What a home is of which neither is known. */
export const ANY_TYPE = words('Pand | Bien | Property | Immobilie');

/** Subcategories of homes, flats and plots, by `subCategory.id`. */
const HOMES = `
1: Woning | Maison | House | Haus
2: Uitzonderlijke woning | Maison d’exception | Exceptional house | Außergewöhnliches Haus
3: Opbrengsteigendom | Immeuble de rapport | Apartment block | Mehrfamilienhaus
4: Hoeve | Ferme | Farm | Bauernhof
5: Bungalow | Bungalow | Bungalow | Bungalow
6: Garage | Garage | Garage | Garage
7: Bel-etage | Bel-étage | Bel-étage house | Bel-Etage-Haus
8: Gemengd gebouw | Immeuble mixte | Mixed-use building | Gemischt genutztes Gebäude
9: Fermette | Fermette | Farmhouse-style villa | Villa im Landhausstil
10 174: Chalet | Chalet | Chalet | Chalet
12: Herenhuis | Maison de maître | Town house | Herrenhaus
13: Villa | Villa | Villa | Villa
14: Kasteel | Château | Castle | Schloss
16: Andere woning | Autre maison | Other house | Sonstiges Haus
70: Landhuis | Maison de campagne | Country house | Landhaus
71: Karaktervolle woning | Maison de charme | Charming house | Haus mit Charme
87: Cottage | Cottage | Cottage | Cottage
89: Eengezinswoning | Maison unifamiliale | Family house | Einfamilienhaus
90: Halfopen woning | Maison jumelée | Semi-detached house | Doppelhaushälfte
96: Nieuwbouwwoningen | Maisons neuves | New-build houses | Neubauhäuser
154: Woonzorgcentrum | Maison de repos | Rest home | Seniorenheim
158: Blokhut | Cabane | Cabin | Hütte
173: Grachtenpand | Maison de canal | Canal house | Grachtenhaus
175: Woonwagen | Roulotte | Mobile home | Wohnwagen
17 20: Appartement | Appartement | Apartment | Wohnung
18: Duplex | Duplex | Duplex | Maisonette
19: Penthouse | Penthouse | Penthouse | Penthouse
21: Studio | Studio | Studio | Studio
22: Triplex | Triplex | Triplex | Triplex
23: Loft | Loft | Loft | Loft
25: Gelijkvloers appartement | Rez-de-chaussée | Ground-floor apartment | Erdgeschosswohnung
62: Ander appartement | Autre appartement | Other apartment | Sonstige Wohnung
69: Gemengd gebouw | Immeuble mixte | Mixed-use building | Gemischt genutztes Gebäude
72: Appartement in karakterpand | Appartement de charme | Apartment in a charming house | Wohnung im Haus mit Charme
73: Gelijkvloers met tuin | Rez-de-jardin | Ground floor with garden | Erdgeschoss mit Garten
74: Appartement met tuin | Appartement avec jardin | Apartment with garden | Wohnung mit Garten
93: Studentenkamer | Kot étudiant | Student room | Studentenzimmer
94: Dakappartement | Appartement sous toit | Attic apartment | Dachgeschosswohnung
95: Serviceflat | Appartement-services | Service flat | Wohnung mit Service
97: Nieuwbouwappartementen | Appartements neufs | New-build apartments | Neubauwohnungen
156: Uitzonderlijk appartement | Appartement d’exception | Exceptional apartment | Außergewöhnliche Wohnung
160: Kamer | Chambre | Room | Zimmer
165: Assistentiewoning | Résidence-services | Assisted-living apartment | Betreutes Wohnen
176: Bovenwoning | Logement à l’étage | Upstairs apartment | Obergeschosswohnung
177 182: Benedenwoning | Logement au rez-de-chaussée | Downstairs apartment | Untergeschosswohnung
178: Maisonnette | Maisonnette | Maisonette | Maisonette
179: Galerijflat | Appartement à coursive | Gallery apartment | Laubengangwohnung
180 181: Portiekwoning | Appartement à porche | Porch apartment | Wohnung am Treppenhaus
183: Tussenverdieping | Entresol | Mezzanine apartment | Zwischengeschoss
26: Bouwgrond | Terrain à bâtir | Building plot | Baugrundstück
27: Akker | Champ | Field | Acker
28: Groenzone | Zone verte | Green zone | Grünzone
29: Speelterrein | Plaine de jeux | Playground | Spielplatz
30: Weide | Prairie | Meadow | Weide
31: Landbouwgrond | Terrain agricole | Agricultural land | Landwirtschaftliches Grundstück
32: Bos | Bois | Wood | Wald
33: Boomgaard | Verger | Orchard | Obstgarten
34: Grond | Terrain | Land | Grundstück
63: Andere grond | Autre terrain | Other land | Sonstiges Grundstück
78: Industriegrond | Terrain industriel | Industrial land | Industriegrundstück
88: Kmo-grond | Terrain pour PME | Land for small businesses | Grundstück für KMU
159: Bedrijfsgrond | Terrain pour entreprises | Business land | Gewerbegrundstück
161: Bouwgronden | Terrains à bâtir | Building plots | Baugrundstücke
`;

/** Those of offices, industry and garages. */
const OTHERS = `
35 40 83: Kantoren | Bureaux | Offices | Büros
36: Kantoorvilla | Villa de bureaux | Office villa | Bürovilla
37 45 47: Gemengd gebouw | Immeuble mixte | Mixed-use building | Gemischt genutztes Gebäude
38: Kantoorwoning | Maison de bureaux | Office house | Bürohaus
41: Kantoorgebouw | Immeuble de bureaux | Office building | Bürogebäude
64: Ander kantoor | Autre bureau | Other office | Sonstiges Büro
76: Diverse kantoren | Bureaux divers | Miscellaneous offices | Verschiedene Büros
77: Archiefruimte | Archives | Archive space | Archivraum
155: Exclusieve kantoorvilla | Villa de bureaux exclusive | Exclusive office villa | Exklusive Bürovilla
171 172: Kantoor met woonst | Bureau avec logement | Office with living space | Büro mit Wohnung
46: Industriegebouw | Bâtiment industriel | Industrial building | Industriegebäude
53: Opslagplaats | Entrepôt | Warehouse | Lagerhalle
61: Ander industriepand | Autre bâtiment industriel | Other industrial building | Sonstiges Gewerbeobjekt
79: Productiehal | Site de production | Production facility | Produktionshalle
80: Atelier | Atelier | Workshop | Werkstatt
81: Koelruimte | Chambre froide | Cold store | Kühlhaus
82: Kantoren en magazijn | Bureaux et entrepôt | Offices and warehouse | Büros und Lager
168: Polyvalent gebouw | Bâtiment polyvalent | Multi-purpose building | Mehrzweckgebäude
169: Kmo-unit | Unité PME | Small-business unit | KMU-Einheit
48: Buitenstaanplaats | Parking extérieur | Outdoor parking space | Außenstellplatz
49: Binnenstaanplaats | Parking intérieur | Indoor parking space | Innenstellplatz
50: Open garage | Garage ouvert | Open garage | Offene Garage
51: Garagebox | Garage fermé | Lock-up garage | Geschlossene Garage
52: Carport | Carport | Carport | Carport
66: Andere garage | Autre garage | Other garage | Sonstige Garage
84: Berging | Débarras | Storage room | Abstellraum
85: Garage met berging | Garage avec débarras | Garage with storage | Garage mit Abstellraum
86: Dubbele garage | Garage double | Double garage | Doppelgarage
157: Kelder | Cave | Cellar | Keller
167: Fietsenberging | Local à vélos | Bicycle storage | Fahrradraum
170: Staanplaats | Emplacement de parking | Parking space | Stellplatz
`;

/** Those of shops, cafés and hotels; rarer ones have the words of their category. */
const SHOPS = `
42 151: Winkel | Magasin | Shop | Ladenlokal
43 103 104: Café | Café | Café | Café
44: Winkelcentrum | Centre commercial | Shopping centre | Einkaufszentrum
54: Horecazaak | Horeca | Hotel, restaurant or café | Gastronomiebetrieb
55: Voedingszaak | Commerce alimentaire | Food shop | Lebensmittelgeschäft
56: Boekhandel | Librairie | Bookshop | Buchhandlung
57: Kledingzaak | Magasin de vêtements | Clothes shop | Bekleidungsgeschäft
58: Garagebedrijf | Garage automobile | Car dealership | Autohaus
59: Kapsalon | Salon de coiffure | Hair salon | Friseursalon
60: Ander handelspand | Autre commerce | Other commercial property | Sonstiger Geschäftsraum
65: Winkelpand | Magasin de rue | High-street shop | Ladengeschäft
99: B&B | Chambres d’hôtes | Bed and breakfast | Pension
101 121: Bakkerij | Boulangerie | Bakery | Bäckerei
102 107 163: Snackbar | Snack-bar | Snack bar | Imbiss
105 106: Eetcafé | Café-restaurant | Café and restaurant | Café-Restaurant
109 119 136 137 138 139 149 150: Restaurant | Restaurant | Restaurant | Restaurant
108: Camping | Camping | Campsite | Campingplatz
127: Gastenverblijf | Maison d’hôtes | Guest house | Gästehaus
128 129 130: Hotel | Hôtel | Hotel | Hotel
131: Hostel | Auberge | Hostel | Hostel
133: IJssalon | Glacier | Ice-cream parlour | Eisdiele
134 145: Tearoom | Salon de thé | Tea room | Teestube
144 148: Wellness | Bien-être | Wellness centre | Wellness
146: Traiteurzaak | Traiteur | Caterer | Feinkostgeschäft
162: Handelsgelijkvloers | Rez commercial | Ground-floor shop | Ladenlokal im Erdgeschoss
164: Handelsgebouw | Immeuble commercial | Commercial building | Geschäftshaus
`;

export const SUBCATEGORIES = wordsById(HOMES + OTHERS + SHOPS);
