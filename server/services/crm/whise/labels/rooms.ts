import { wordsById } from './words.ts';

/** Details with the surface of a room or of a part of the home. */
export const ROOMS = wordsById(`
78: Slaapkamer 1 | Chambre 1 | Bedroom 1 | Schlafzimmer 1
79: Slaapkamer 2 | Chambre 2 | Bedroom 2 | Schlafzimmer 2
80: Slaapkamer 3 | Chambre 3 | Bedroom 3 | Schlafzimmer 3
874: Terras | Terrasse | Terrace | Terrasse
1009: Woonkamer | Séjour | Living room | Wohnzimmer
1024: Bureau | Bureau | Study | Büro
1494 1495 1496: Kantoorruimte | Espace de bureau | Office space | Bürofläche
39: Wasplaats | Buanderie | Laundry | Waschküche
56: Veranda | Véranda | Conservatory | Wintergarten
67: Bureau | Bureau | Study | Büro
134: Berging | Débarras | Storage room | Abstellraum
`);

/** Details of type `surface` that measure the whole, and have fields of their own. */
export const WHOLE_SURFACES: ReadonlySet<number> = new Set([27, 407]);
