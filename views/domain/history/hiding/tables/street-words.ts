import { wordSet } from './word-set.ts';

/** Ends of the names of streets in one word: `Jan Breydelstraat`. */
export const STREET_ENDS =
  /.{2}(?:straat|straten|straatje|laan|lei|weg|wegel|plein|dreef|baan|kaai|kaje|singel|gracht|steenweg|vest|wyk|kouter|hoek|strasse|str|allee|gasse|platz|ring|ufer|promenade|steig)$/;

/** Words before the names of streets and squares. */
export const STREET_STARTS = wordSet(
  `rue rues avenue av ave bd bld blvd boulevard place pl chaussee chemin ch clos allee impasse square quai dreve
   sentier route rte venelle faubourg ruelle esplanade rondpoint`,
  `residentie residence residenz straat laan plein platz strasse verkaveling lotissement wyk quartier`,
);

/** Last words of streets' names that are joined by hyphens: `Jan-Peeters-Weg`. */
export const HYPHENED_ENDS = wordSet(
  'weg strasse str platz allee gasse ring ufer promenade steig damm straat laan plein',
);

/** Words behind the names of streets: `Young Street 12`. */
export const STREET_TAILS = wordSet(
  'street road avenue lane square drive crescent mews terrace boulevard straat laan',
);

/** Words before names of houses, shops and institutions, which are often first names. */
export const HOUSE_STARTS = wordSet(
  `villa hotel cafe kasteel chateau domaine camping school ecole lycee college institut instituut kliniek clinique
   hospital ziekenhuis hopital krankenhaus park parc stade stadion gare station bahnhof brasserie restaurant taverne
   supermarkt kerk eglise kirche church kapel chapelle basiliek abdy abbaye schule gymnasium kita bakkery slagery
   apotheek pharmacie apotheke winkel magasin stad commune gemeente ville stadt city koning koningin prins prinses roi
   reine prince princesse king queen sint saint sainte sankt st ste onze`,
);
