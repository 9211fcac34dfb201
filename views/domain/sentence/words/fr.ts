import type { WordTable } from '../vocabulary.ts';
import { FLANDERS, WALLONIA } from './regions.ts';

export const FRENCH_WORDS: WordTable = [
  ['non meublé|non meublée|non meublés', { kind: 'unsupported' }],
  ['meublé|meublée|meublés|meublées', { kind: 'toggle', field: 'furnished' }],
  [
    'animaux admis|animaux acceptés|animaux autorisés|animaux bienvenus|animal admis|chien admis|chiens admis|chien accepté|chiens acceptés|chats admis|animaux de compagnie admis|animaux de compagnie acceptés',
    { kind: 'toggle', field: 'pets' },
  ],
  ['libre d occupation', { kind: 'unsupported' }],
  [
    'libre immédiatement|disponible immédiatement|immédiatement disponible|immédiatement libre|libre de suite|libre tout de suite|disponible de suite|disponible tout de suite',
    { kind: 'free-now' },
  ],
  [
    'libre à partir du|libre à partir de|libre à partir d|libre dès le|libre dès|libre le|libre en|libre au|libre pour le|libre|disponible à partir du|disponible à partir de|disponible à partir d|disponible dès le|disponible dès|disponible le|disponible en|disponible au|disponible',
    { kind: 'free' },
  ],
  ['bâtir|construire|pour construire', { kind: 'filler' }],
  ['emplacement|emplacements|caravane', { kind: 'unsupported' }],
  ['ou environs|ou aux alentours|et aux alentours|ou alentours', { kind: 'surroundings' }],
  ['pas à|pas en|pas dans|pas', { kind: 'without' }],
  ['sur plan', { kind: 'list', list: 'projects' }, { kind: 'unsupported' }],
  [
    'kot étudiant|kot|kots|chambre étudiant|chambre d étudiant|étudiant|rez de chaussée|vacances|de vacances|borne de recharge|à la mer|clé sur porte|familiale|familial',
    { kind: 'unsupported' },
  ],
  ['wc|wcs', { kind: 'unit', unit: 'toilets' }],
  ['année de construction|construit|construite|construits', { kind: 'year' }],
  [
    'triées par prix|triés par prix|par prix|trié par prix|du moins cher au plus cher',
    { kind: 'order', order: 'price-asc' },
  ],
  [
    'les plus chères|les plus chers|du plus cher au moins cher',
    { kind: 'order', order: 'price-desc' },
  ],
  ['pas moins bon que', { kind: 'bound', bound: 'min' }],
  ['aux alentours de|aux alentours d', { kind: 'near' }],
  ['mais|quels|quelles|encore|toutes les|personne seule|seule|seul', { kind: 'filler' }],
  [
    'double garage|garage double|garage 2 voitures|garage deux voitures',
    { kind: 'garages', count: 2 },
  ],
  [
    'maison|maisons|maisonnette|habitation|habitations|maison de maître|maisons de maître|maison de ville|maison unifamiliale|maison de rangée|maison de campagne|maison bel étage|bel étage|fermette|ferme|fermes|château|chateau|pavillon|longère|kot à la ferme|résidence secondaire',
    { kind: 'type', type: 1 },
  ],
  [
    'appartement|appartements|appart|apparts|résidence service|résidence services|souplex',
    { kind: 'type', type: 2 },
  ],
  [
    'terrain|terrains|terrain à bâtir|terrains à bâtir|terrain constructible|parcelle|parcelles|prairie|bois à vendre|lot à bâtir',
    { kind: 'type', type: 3 },
  ],
  [
    'commerce|commerces|rez commercial|surface commerciale|magasin|magasins|boutique|horeca|restaurant|café|fonds de commerce|local commercial|espace commercial',
    { kind: 'type', type: 4 },
  ],
  ['bureau|bureaux|espace de bureaux|immeuble de bureaux', { kind: 'type', type: 5 }],
  [
    'entrepôt|entrepôts|hangar|hangars|hall industriel|dépôt|atelier|industriel|bâtiment industriel|industrie',
    { kind: 'type', type: 6 },
  ],
  [
    'box|box de garage|emplacement de parking|place de parking|places de parking|parking|parkings|carport',
    { kind: 'type', type: 'garage' },
  ],
  ['garage|garages', { kind: 'unit', unit: 'garages' }],

  [
    'à vendre|a vendre|vendre|vente|acheter|achat|à acheter|en vente|acquérir',
    { kind: 'list', list: 'sale' },
  ],
  [
    'à louer|a louer|louer|location|en location|à la location|loyer',
    { kind: 'list', list: 'rent' },
  ],
  ['par mois|mensuel|mensuels|mois|le mois', { kind: 'period' }],
  ['vendu|vendue|vendus|vendues|loué|louée|loués', { kind: 'list', list: 'sold' }],
  [
    'neuf|neuve|neufs|neuves|projet|projets|projet neuf|projets neufs|construction neuve|constructions neuves|nouvelle construction|nouvelles constructions|projet immobilier',
    { kind: 'list', list: 'projects' },
  ],

  [
    'chambre|chambres|ch|chs|chbre|chbres|chambre à coucher|chambres à coucher|cac',
    { kind: 'unit', unit: 'bedrooms' },
  ],
  [
    'salle de bain|salles de bain|salle de bains|salles de bains|sdb',
    { kind: 'unit', unit: 'bathrooms' },
  ],
  ['toilette|toilettes', { kind: 'unit', unit: 'toilets' }],
  [
    'douche|douches|salle de douche|salles de douche|salle d eau',
    { kind: 'unit', unit: 'showerrooms' },
  ],
  ['mètres carrés|mètre carré|metres carres', { kind: 'unit', unit: 'm2' }],
  ['are|ares', { kind: 'unit', unit: 'are' }],
  ['mille', { kind: 'unit', unit: 'thousand' }],

  ['jardin|jardinet|avec jardin', { kind: 'toggle', field: 'garden' }],
  ['terrasse|terrasses', { kind: 'toggle', field: 'terrace' }],
  ['ascenseur', { kind: 'toggle', field: 'lift' }],
  [
    'portes ouvertes|porte ouverte|journée portes ouvertes|journées portes ouvertes|journée porte ouverte|journée de portes ouvertes|visite libre|visites libres|journée de visite|journées de visite|visite groupée|visites groupées',
    { kind: 'toggle', field: 'openHouse' },
  ],
  ['option|sous option|en option|sous offre', { kind: 'toggle', field: 'hideOption' }],

  ['prix|budget|prix maximum', { kind: 'measure', measure: 'price' }],
  [
    'surface|surface habitable|superficie habitable|habitable|habitables|superficie',
    { kind: 'measure', measure: 'surface' },
  ],
  ['surface du terrain|superficie du terrain', { kind: 'measure', measure: 'plot' }],
  [
    'le moins cher|la moins chère|les moins chers|les moins chères|moins cher d abord|prix croissant',
    { kind: 'order', order: 'price-asc' },
  ],
  [
    'le plus cher|la plus chère|les plus chers|prix décroissant',
    { kind: 'order', order: 'price-desc' },
  ],
  ['prix au m²|prix au mètre carré|prix par m²', { kind: 'order', order: 'price-m2' }],
  [
    'plus grande surface|les plus grands|les plus grandes|plus grands d abord',
    { kind: 'order', order: 'surface' },
  ],
  ['meilleur peb|meilleur label énergétique|les plus économes', { kind: 'order', order: 'energy' }],
  [
    'le plus récent|les plus récents|les plus récentes|derniers biens|dernières annonces',
    { kind: 'order', order: 'recent' },
  ],

  [
    'à partir de|a partir de|dès|minimum|min|au moins|au minimum|plus de|supérieur à|supérieure à|au dessus de|pas moins de',
    { kind: 'bound', bound: 'min' },
  ],
  [
    'moins de|jusqu à|jusque|jusqu|maximum|maxi|au maximum|au plus|en dessous de|sous|inférieur à|inférieure à|ne dépassant pas|pas plus de|sous les|max de',
    { kind: 'bound', bound: 'max' },
  ],
  [
    'environ|à peu près|autour des|plus ou moins|aux alentours de',
    { kind: 'bound', bound: 'about' },
  ],
  ['entre|de entre', { kind: 'bound', bound: 'between' }],
  [
    'ou plus|et plus|ou mieux|ou supérieur|au moins|au minimum|et mieux',
    { kind: 'after', bound: 'min' },
  ],
  ['ou moins|et moins|au maximum|au plus', { kind: 'after', bound: 'max' }],
  ['et|ou|ainsi que', { kind: 'and' }],
  ['à|a', { kind: 'to' }],
  ['avec|incluant|disposant de|ayant|doté de|dotée de', { kind: 'with' }],
  ['sans|pas de|pas d|aucun|aucune|hors|ni', { kind: 'without' }],
  ['en|dans|à|aux|sur|au', { kind: 'in' }],
  [
    'autour de|autour d|près de|proche de|proche|à proximité de|aux environs de|alentours de|environs de|région de|dans la région de|la région de|côté de|pas loin de|non loin de|aux alentours d',
    { kind: 'near' },
  ],
  ['et environs|et alentours|et ses environs|et périphérie', { kind: 'surroundings' }],
  ['dans un rayon de|rayon de|dans les|rayon|à moins de', { kind: 'within' }],
  [
    'label|certificat peb|classe énergétique|classe énergie|classe|label énergétique|score peb|label peb',
    { kind: 'energy' },
  ],
  ['référence|réf|bien', { kind: 'reference' }],
  ['flandre|flandres|région flamande', { kind: 'provinces', ids: FLANDERS }],
  ['wallonie|région wallonne', { kind: 'provinces', ids: WALLONIA }],
  ['région bruxelloise|région de bruxelles', { kind: 'provinces', ids: ['bruxelles-brussel'] }],

  [
    'piscine|balcon|balcons|vue mer|vue sur mer|mer|côte|à la côte|cave|caves|grenier|cuisine|cuisine équipée|équipée|panneaux solaires|panneaux photovoltaïques|pompe à chaleur|chauffage central|climatisation|véranda|sauna|alarme|feu ouvert|cheminée|buanderie|façade|façades|4 façades|quatre façades|deux façades|trois façades|mitoyen|mitoyenne|semi mitoyenne|jumelée|isolée|calme|au calme|quartier calme|beau|belle|beaux|belles|grand|grande|grands|grandes|spacieux|spacieuse|petit|petite|charmant|charmante|moderne|modernes|lumineux|lumineuse|rénové|rénovée|à rénover|a renover|à rafraîchir|en bon état|prêt à emménager|basse énergie|passif|passive|récent|récente|ancien|ancienne|nouveau|nouvelle|luxe|de luxe|luxueux|pas cher|pas chère|abordable|centre|centre ville|au centre|du centre|gare|école|écoles|transports|transports en commun|commerces à proximité|métro|parc|forêt|nature|campagne|à la campagne|rural|animaux|chien|chiens|chat|chats|plein sud|sud|orienté sud|exposé sud|exposition sud|immeuble de rapport|immeuble|immeubles|investissement|viager|vente publique|année|étage|étages|pièce|pièces|profession libérale|double vitrage|égouts|permis|urbanisme|pmr|plain pied|de plain pied|studio étudiant|living|dressing',
    { kind: 'unsupported' },
  ],
  [
    'je|j|nous|cherche|cherchons|recherche|recherchons|à la recherche de|à la recherche d|on|aimerais|voudrais|souhaite|souhaitons|veux|voulons|un|une|des|de|du|d|la|le|les|l|pour|qui|que|est|situé|située|idéalement|si possible|svp|s il vous plaît|bonjour|tous|toutes|bien immobilier|biens|immobilier|annonces|annonce|famille|couple|ville|commune|code postal|province|province de|mon|notre|nos|y|maximum de|chacun|aussi|éventuellement|avez vous|avez|vous|il|a|plutôt|de préférence|préférence|dans le',
    { kind: 'filler' },
  ],
];

export const FRENCH_NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  demi: 0.5,
  demie: 0.5,
  quart: 0.25,
};
