import { wordSet } from './word-set.ts';

/**
 * Towns, regions and countries that are also surnames, or that a broker's note often names. A name
 * that is one of them counts as a person only by its neighbours.
 */
export const TOWNS = wordSet(
  `Aalst Aalter Aarschot Achel Antwerpen Anvers Antwerp Antwerpen Arlon Asse Ath Aubel Auderghem Balen Bastogne Bergen Beringen Berlaar Beveren Bilzen
   Blankenberge Boom Borgerhout Bornem Brakel Bree Brugge Bruges Brussel Bruxelles Brussels Brüssel Charleroi Chimay Ciney Damme Deerlyk Deinze Dendermonde Deurne Diest
   Diksmuide Dilbeek Dinant Duffel Durbuy Edegem Eeklo Eksaarde Enghien Essen Eupen Evere Evergem Gavere Geel Gembloux Genk Gent Gand Ghent Genappe
   Geraardsbergen Gistel Grimbergen Haacht Halle Hamme Hannut Harelbeke Hasselt Heist Herent Herentals Heusden Hoboken Hoegaarden Hooglede Hove Huy
   Ieper Ypres Ingelmunster Ixelles Izegem Jette Kalmthout Kampenhout Kapellen Knokke Koksyde Kontich Kortryk Courtrai Kortenberg Laarne Laken Landen Lasne Leuven
   Louvain Liege Luik Lüttich Lier Lille Lokeren Lommel Londerzeel Maaseik Maldegem Malmedy Mechelen Malines Meise Melle Menen Merelbeke Merksem Meulebeke Mol Mons
   Mortsel Namur Namen Nazareth Nevele Nieuwpoort Ninove Nivelles Olen Oostende Ostende Oudenaarde Overpelt Peer Poperinge Putte Ranst Roeselare Ronse
   Rochefort Schelle Schilde Schoten Seraing Spa Temse Tervuren Tienen Tirlemont Tongeren Torhout Tournai Doornik Turnhout Uccle Ukkel Verviers Veurne Vilvoorde
   Vise Visé Waregem Waterloo Waver Wavre Wetteren Wevelgem Wezemaal Wilrijk Willebroek Wingene Zaventem Zele Zelzate Zomergem Zottegem Zwevegem Zwyndrecht`,
  `Amsterdam Breda Delft Dordrecht Eindhoven Groningen Haarlem Utrecht Rotterdam Maastricht Arnhem Nymegen Tilburg Goes Hulst Terneuzen Hoorn Heerlen Roermond Venlo
   Paris Parys Lyon Nancy Metz Reims Calais Bordeaux Toulouse Nantes Nice Valence Verdun Roubaix Tours Arras Strasbourg Marseille Florence
   Aachen Aken Berlin Bonn Köln Cologne Düsseldorf Hamburg Frankfurt München Bremen Trier Essen Münster Worms Bitburg Prüm Ulm Hagen Kassel Mainz Fulda
   London York Lancaster Lincoln Bristol Oxford Cambridge Chester Kent Bath Reading Luxembourg Luxemburg Esch Mersch Diekirch Clervaux
   Vlaanderen Flandre Flanders Wallonie Wallonië Ardennen Ardennes Eifel Kempen Limburg Brabant Henegouwen Hainaut België Belgique Belgium Belgien
   Nederland Holland Frankryk France Frankreich Duitsland Allemagne Deutschland Germany Spanje Espagne Spanien Spain Italie Italien Portugal Europa Europe`,
);

/** Prepositions and nouns before a place, never before a person. */
export const LOCATIVE = wordSet(
  `in te uit naby omgeving regio richting centrum stad gemeente deelgemeente provincie station kust wonende woonachtig omstreken`,
  `en aus centre ville commune region province pres environs gare stadt raum umgebung innenstadt gemeinde city town village area
   near outside towards aux dans habite habitent wohnt wohnen woont wonen lives live bahnhof zentrum vers sur`,
);

/** Prepositions before a place or a person. */
export const SHARED_PREPOSITIONS = wordSet(
  'naar van bij rond rondom tussen a de d pour von nach bei um zwischen to from at around between of by entre',
);

/** Words behind the name of a town. */
export const TOWN_TAILS = wordSet(
  `centrum centre center zentrum stad ville stadt station gare bahnhof zuid noord oost west sud nord est ouest sud ost
   dorp haven kust lo ter belgie belgique belgium`,
);
