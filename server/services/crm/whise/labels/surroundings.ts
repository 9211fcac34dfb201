import { words, wordsById } from './words.ts';

/** Detail 795. */
export const ENVIRONMENTS = wordsById(`
51 71 91: Platteland | Campagne | Countryside | Land
52 72 92: Rustig | Calme | Quiet | Ruhig
53 73 93: Bosrijk | Boisé | Wooded | Waldig
54 74 94: Stad | Ville | City | Stadt
55 75 95: Stadscentrum | Centre-ville | City centre | Stadtzentrum
56 76 96: Voorstad | Banlieue | Suburb | Vorort
57 77 97: Woonwijk | Quartier résidentiel | Residential area | Wohngebiet
58 78 98: Villawijk | Quartier de villas | Villa district | Villenviertel
59 79 99: Handelsbuurt | Quartier commerçant | Shopping district | Geschäftsviertel
60 80 100: Bij een station | Près d’une gare | Near a station | In Bahnhofsnähe
61 81 101: Industrieel | Industriel | Industrial | Industriell
62 82 102: Industriezone | Zoning industriel | Industrial estate | Industriegebiet
63 83 103: Kmo-zone | Zone pour PME | Small-business zone | KMU-Gebiet
64 84 104: Administratief centrum | Centre administratif | Administrative centre | Verwaltungszentrum
65 85 105: Binnenstad | Cœur de ville | Downtown | Innenstadt
66 86 106: Vakantieoord | Lieu de vacances | Holiday resort | Ferienort
67 87 107: Zeedijk | Front de mer | Sea front | Strandpromenade
68 88 108: Zeezicht | Vue sur mer | Sea view | Meerblick
69 89 109: Zonnige kant | Côté ensoleillé | Sunny side | Sonnenseite
70 90 110: Centraal | Central | Central | Zentral
1482 1484 1486: Golf | Golf | Golf | Golf
1483 1485 1487: Dicht bij het strand | Près de la plage | Near the beach | In Strandnähe
`);

/** Details 23, of the building, and 1737, of the plot. */
export const ORIENTATIONS = wordsById(`
27 35 43 978 987: gericht op het noorden | orienté nord | facing north | nach Norden
28 36 44 979 988: gericht op het noordoosten | orienté nord-est | facing north-east | nach Nordosten
29 37 45 980 989: gericht op het oosten | orienté est | facing east | nach Osten
30 38 46 981 990: gericht op het zuidoosten | orienté sud-est | facing south-east | nach Südosten
31 39 47 982 991: gericht op het zuiden | orienté sud | facing south | nach Süden
32 40 48 983 992: gericht op het zuidwesten | orienté sud-ouest | facing south-west | nach Südwesten
33 41 49 984 993: gericht op het westen | orienté ouest | facing west | nach Westen
34 42 50 985 994: gericht op het noordwesten | orienté nord-ouest | facing north-west | nach Nordwesten
`);

/** Detail 1736. */
export const ZONINGS = wordsById(`
1: Agrarisch gebied | Zone agricole | Agricultural area | Agrargebiet
2: Gebied voor economische activiteit | Zone d’activité économique | Economic activity area | Wirtschaftsgebiet
3: Ontginningsgebied | Zone d’extraction | Extraction area | Abbaugebiet
4: Reservegebied | Zone de réserve | Reserve area | Reservegebiet
5: Bosgebied | Zone forestière | Forest area | Forstgebiet
6: Industriegebied | Zone industrielle | Industrial area | Industriegebiet
7: Gebied voor dagrecreatie | Zone de récréation | Day-recreation area | Gebiet für Tageserholung
8: Gebied voor verblijfsrecreatie | Zone de séjour | Holiday-stay area | Gebiet für Ferienaufenthalte
9: Gemengd woongebied | Zone d’habitat mixte | Mixed residential area | Mischgebiet
10: Natuurgebied | Zone naturelle | Nature area | Naturgebiet
11: Parkgebied | Zone de parc | Park area | Parkgebiet
12: Woongebied | Zone d’habitat | Residential area | Wohngebiet
13: Woongebied met culturele, historische en/of esthetische waarde | Zone d’habitat à intérêt culturel, historique et/ou esthétique | Residential area of cultural, historical and/or aesthetic value | Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert
14: Woonpark | Parc résidentiel | Residential park | Wohnpark
15: Woonuitbreidingsgebied | Zone d’extension d’habitat | Residential extension area | Wohnerweiterungsgebiet
16: Groengebied | Zone verte | Green belt | Grüngebiet
17: Natuurreservaat | Réserve naturelle | Nature reserve | Naturschutzgebiet
18: Landschappelijk waardevol agrarisch gebied | Zone agricole d’intérêt paysager | Agricultural area of scenic value | Agrargebiet von landschaftlichem Wert
19: Kmo-zone | Zone pour PME | Small-business zone | KMU-Gebiet
999: Woongebied met landelijk karakter | Zone d’habitat à caractère rural | Rural residential area | Wohngebiet mit ländlichem Charakter
1839: Andere bestemming | Autre affectation | Other zoning | Andere Zweckbestimmung
1871: Stedelijk ontwikkelingsgebied | Zone de développement urbain | Urban development area | Städtisches Entwicklungsgebiet
`);

/** Details 2222 and 2223. */
export const FLOODS = wordsById(`
1229: Effectief overstromingsgevoelig | Effectivement inondable | Effective flood risk | Effektiv überschwemmungsgefährdet
1230: Mogelijk overstromingsgevoelig | Potentiellement inondable | Possible flood risk | Möglicherweise überschwemmungsgefährdet
1233: Niet overstromingsgevoelig | Non inondable | No flood risk | Nicht überschwemmungsgefährdet
`);
export const FLOOD_AREAS = wordsById(`
1231: afgebakend overstromingsgebied | zone inondable délimitée | delimited flood area | abgegrenztes Überschwemmungsgebiet
1232: afgebakende oeverzone | zone riveraine délimitée | delimited riverside area | abgegrenzte Uferzone
`);

/** By `fronts`: of a house or plot, and of anything else. */
export const CONSTRUCTIONS = wordsById(`
2: Gesloten bebouwing | Bâtiment 2 façades | Terraced | Geschlossene Bebauung
3: Halfopen bebouwing | Bâtiment 3 façades | Semi-detached | Halboffene Bebauung
4: Open bebouwing | Bâtiment 4 façades | Detached | Offene Bebauung
`);
export const FRONTS = wordsById(`
2: 2 gevels | 2 façades | 2 fronts | 2 Fassaden
3: 3 gevels | 3 façades | 3 fronts | 3 Fassaden
4: 4 gevels | 4 façades | 4 fronts | 4 Fassaden
`);

/** The name of a floor. */
export function floorWords(floor: number) {
  if (floor === 0) return words('Gelijkvloers | Rez-de-chaussée | Ground floor | Erdgeschoss');
  if (floor < 0) {
    const level = floor === -1 ? '' : ` ${floor}`;
    return words(`Kelder${level} | Sous-sol${level} | Basement${level} | Untergeschoss${level}`);
  }
  const french = floor === 1 ? '1er étage' : `${floor}e étage`;
  return words(`Verdieping ${floor} | ${french} | Floor ${floor} | ${floor}. Stock`);
}
