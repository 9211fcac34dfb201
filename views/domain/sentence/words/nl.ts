import type { WordTable } from '../vocabulary.ts';
import { FLANDERS, WALLONIA } from './regions.ts';

export const DUTCH_WORDS: WordTable = [
  ['gemeubeld|gemeubelde|bemeubeld|gemeubileerd', { kind: 'toggle', field: 'furnished' }],
  [
    'huisdieren toegelaten|huisdieren toegestaan|huisdieren welkom|huisdier toegelaten|huisdiervriendelijk|huisdiervriendelijke|honden toegelaten|hond toegelaten|katten toegelaten|kat toegelaten',
    { kind: 'toggle', field: 'pets' },
  ],
  [
    'onmiddellijk vrij|onmiddellijk beschikbaar|direct vrij|direct beschikbaar|meteen vrij|nu vrij|vrij nu|vrij vanaf nu|dadelijk vrij',
    { kind: 'free-now' },
  ],
  [
    'vrij vanaf|vrij per|vrij op|vrij in|vrij tegen|vrij|beschikbaar vanaf|beschikbaar op|beschikbaar in|beschikbaar|vrijkomend op|vrijkomend in',
    { kind: 'free' },
  ],
  ['of omstreken', { kind: 'surroundings' }],
  ['bouwen|om te bouwen|om op te bouwen', { kind: 'filler' }],
  ['woonst|conciërgewoning', { kind: 'unsupported' }],
  ['of omgeving|of in de buurt|en in de buurt', { kind: 'surroundings' }],
  ['op plan', { kind: 'list', list: 'projects' }, { kind: 'unsupported' }],
  ['bureau|bureaus', { kind: 'type', type: 5 }],
  [
    'passiefhuis|passiefwoning|vakantiehuis|vakantiewoning',
    { kind: 'type', type: 1 },
    { kind: 'unsupported' },
  ],
  [
    'kot|koten|studentenkamer|studentenkot|kamer|kamers|praktijk|laadpaal|zolderkamer',
    { kind: 'unsupported' },
  ],
  ['bouwjaar|gebouwd', { kind: 'year' }],
  [
    'gesorteerd op prijs|op prijs|volgens prijs|prijs oplopend|van goedkoop naar duur|laagste prijs eerst|goedkoop naar duur',
    { kind: 'order', order: 'price-asc' },
  ],
  [
    'van duur naar goedkoop|duur naar goedkoop|prijs aflopend|hoogste prijs eerst',
    { kind: 'order', order: 'price-desc' },
  ],
  ['maar|welke|welk|heeft|u|uw|hebt|nog|hier|er|toon mij|gesorteerd|eerst', { kind: 'filler' }],
  [
    'huis|huizen|huisje|woning|woningen|gezinswoning|eengezinswoning|rijwoning|rijwoningen|rijhuis|' +
      'rijhuizen|herenhuis|herenhuizen|burgerhuis|burgerwoning|arbeiderswoning|arbeidershuis|hoeve|' +
      'hoeves|boerderij|boerderijen|fermette|landhuis|landhuizen|stadswoning|koppelwoning|hoekhuis|' +
      'hoekwoning|vakantiewoning|vakantiehuis|vakantiehuisje|kasteel|kangoeroewoning|zorgwoning|' +
      'bel etage|belétage|tweewoonst|villaatje|stacaravan',
    { kind: 'type', type: 1 },
  ],
  [
    'appartement|appartementen|appartementje|dakappartement|serviceflat|serviceflats|' +
      'assistentiewoning|gelijkvloersappartement|bovenwoning|benedenwoning',
    { kind: 'type', type: 2 },
  ],
  [
    'grond|bouwgrond|bouwgronden|gronden|perceel|percelen|bouwperceel|kavel|kavels|bouwkavel|' +
      'landbouwgrond|weiland|bosgrond',
    { kind: 'type', type: 3 },
  ],
  [
    'handelspand|handelspanden|handelszaak|handelsruimte|winkel|winkels|winkelpand|winkelruimte|' +
      'horeca|horecazaak|restaurant|café|commercieel pand|bedrijfspand',
    { kind: 'type', type: 4 },
  ],
  ['kantoor|kantoren|kantoorruimte|kantoorpand|kantoorgebouw', { kind: 'type', type: 5 }],
  [
    'magazijn|magazijnen|loods|loodsen|opslagplaats|opslagruimte|bedrijfsgebouw|bedrijfshal|' +
      'industriepand|industriegebouw|industrie|werkplaats|atelier',
    { kind: 'type', type: 6 },
  ],
  [
    'garagebox|garageboxen|box|autostaanplaats|staanplaats|staanplaatsen|parkeerplaats|' +
      'parkeerplaatsen|parking|carport|autobox',
    { kind: 'type', type: 'garage' },
  ],
  ['garage|garages', { kind: 'unit', unit: 'garages' }],
  ['garageplaats|garageplaatsen', { kind: 'unit', unit: 'garages' }],
  [
    'huurhuis|huurhuizen|huurwoning|huurwoningen',
    { kind: 'list', list: 'rent' },
    { kind: 'type', type: 1 },
  ],
  [
    'huurappartement|huurappartementen|huurflat',
    { kind: 'list', list: 'rent' },
    { kind: 'type', type: 2 },
  ],
  ['koophuis|koopwoning|koopwoningen', { kind: 'list', list: 'sale' }, { kind: 'type', type: 1 }],
  [
    'koopappartement|koopappartementen|koopflat',
    { kind: 'list', list: 'sale' },
    { kind: 'type', type: 2 },
  ],
  [
    'nieuwbouwwoning|nieuwbouwwoningen|nieuwbouwhuis',
    { kind: 'list', list: 'projects' },
    { kind: 'type', type: 1 },
  ],
  [
    'nieuwbouwappartement|nieuwbouwappartementen',
    { kind: 'list', list: 'projects' },
    { kind: 'type', type: 2 },
  ],
  [
    'slaapkamerappartement|slaapkamerappartementen|slaapkamerflat',
    { kind: 'unit', unit: 'bedrooms' },
    { kind: 'type', type: 2 },
  ],
  [
    'slaapkamerwoning|slaapkamerhuis',
    { kind: 'unit', unit: 'bedrooms' },
    { kind: 'type', type: 1 },
  ],

  ['dubbele garage|dubbele garages', { kind: 'garages', count: 2 }],
  ['te koop|tekoop|koop|kopen|aankopen|aankoop|koopje|in verkoop', { kind: 'list', list: 'sale' }],
  ['te huur|tehuur|huur|huren|verhuur|in huur|te huren|huurprijs', { kind: 'list', list: 'rent' }],
  ['per maand|maandelijks|p m|maand|de maand|een maand|p maand|mnd', { kind: 'period' }],
  ['verkocht|verhuurd|verkochte|verhuurde', { kind: 'list', list: 'sold' }],
  [
    'nieuwbouw|nieuwbouwproject|nieuwbouwprojecten|project|projecten|nieuwbouwprojekt',
    { kind: 'list', list: 'projects' },
  ],

  [
    'slaapkamer|slaapkamers|slaapkmrs|slpk|slpks|slk|slk s|slp|slaapk|slpkmrs|slaapplaatsen',
    { kind: 'unit', unit: 'bedrooms' },
  ],
  ['badkamer|badkamers|badk|bdk', { kind: 'unit', unit: 'bathrooms' }],
  ['toilet|toiletten', { kind: 'unit', unit: 'toilets' }],
  ['douche|douches|douchekamer|douchekamers', { kind: 'unit', unit: 'showerrooms' }],
  ['vierkante meter|vierkante meters|vierkantemeter', { kind: 'unit', unit: 'm2' }],
  ['are|aren', { kind: 'unit', unit: 'are' }],
  ['duizend', { kind: 'unit', unit: 'thousand' }],

  ['tuin|tuintje|stadstuin|met tuin', { kind: 'toggle', field: 'garden' }],
  ['terras|terrasje|dakterras|zonneterras', { kind: 'toggle', field: 'terrace' }],
  ['lift', { kind: 'toggle', field: 'lift' }],
  [
    'open huis|openhuis|open huizen|openhuizendag|open huizen dag|open deur|open deuren|opendeur|opendeurdag|opendeurdagen|open deur dag|open deurdag|open deurdagen|opendeur dag|open dag|open dagen|kijkdag|kijkdagen|open kijkdag|open kijkdagen|kijkmoment|kijkmomenten|bezoekdag|bezoekdagen',
    { kind: 'toggle', field: 'openHouse' },
  ],
  ['optie|onder optie|in optie', { kind: 'toggle', field: 'hideOption' }],
  ['bestaande bouw|bestaande woningen', { kind: 'toggle', field: 'hideProject' }],

  ['prijs|budget|vraagprijs|kostprijs|richtprijs', { kind: 'measure', measure: 'price' }],
  [
    'oppervlakte|bewoonbare oppervlakte|woonoppervlakte|bewoonbaar|bewoonbare|woonopp|opp',
    { kind: 'measure', measure: 'surface' },
  ],
  ['grondoppervlakte|perceeloppervlakte|grondopp', { kind: 'measure', measure: 'plot' }],
  ['goedkoopste eerst|goedkoopste|laagste prijs', { kind: 'order', order: 'price-asc' }],
  ['duurste eerst|duurste|hoogste prijs', { kind: 'order', order: 'price-desc' }],
  [
    'laagste prijs per m²|prijs per m²|goedkoopste per m²|prijs per vierkante meter',
    { kind: 'order', order: 'price-m2' },
  ],
  [
    'grootste eerst|grootste oppervlakte|grootste oppervlakte eerst',
    { kind: 'order', order: 'surface' },
  ],
  ['beste energielabel|beste epc|zuinigste|zuinigste eerst', { kind: 'order', order: 'energy' }],
  ['nieuwste|nieuwste eerst|recentste|meest recente', { kind: 'order', order: 'recent' }],

  [
    'vanaf|minimaal|minimum|minstens|ten minste|tenminste|meer dan|boven|hoger dan|groter dan',
    { kind: 'bound', bound: 'min' },
  ],
  [
    'onder|tot|tot en met|maximum|maximaal|maks|hoogstens|ten hoogste|minder dan|beneden|lager dan|goedkoper dan|niet meer dan|niet boven|kleiner dan',
    { kind: 'bound', bound: 'max' },
  ],
  ['ongeveer|circa|ca|plusminus', { kind: 'bound', bound: 'about' }],
  ['tussen', { kind: 'bound', bound: 'between' }],
  [
    'of meer|en meer|of hoger|of groter|of beter|en hoger|en beter|of later',
    { kind: 'after', bound: 'min' },
  ],
  ['of minder|en minder|of lager|of goedkoper', { kind: 'after', bound: 'max' }],
  ['en|of|alsook|ofwel', { kind: 'and' }],
  ['à', { kind: 'to' }],
  ['met|inclusief|incl|plus|mét', { kind: 'with' }],
  ['zonder|geen|niet|liefst geen|exclusief|behalve', { kind: 'without' }],
  ['in|te|bij', { kind: 'in' }],
  [
    'rond|rondom|nabij|dichtbij|dicht bij|in de buurt van|buurt|vlakbij|vlak bij|regio|in de regio|in de regio van|omgeving|in de omgeving van|omgeving van|regio van|rond de',
    { kind: 'near' },
  ],
  ['en omgeving|en omstreken|e o|en de rand|en buurt', { kind: 'surroundings' }],
  [
    'binnen|binnen de|in een straal van|straal van|op|binnen een straal van|straal',
    { kind: 'within' },
  ],
  [
    'energielabel|epc label|epc waarde|energieklasse|label|energiescore|epc score',
    { kind: 'energy' },
  ],
  ['referentie|referentienummer|pand', { kind: 'reference' }],
  ['vlaanderen|vlaams gewest|vlaamse gewest', { kind: 'provinces', ids: FLANDERS }],
  ['wallonië|waals gewest|waalse gewest', { kind: 'provinces', ids: WALLONIA }],
  ['brussels gewest|brussel en rand', { kind: 'provinces', ids: ['bruxelles-brussel'] }],

  [
    'zwembad|balkon|ongemeubeld|zeezicht|zicht op zee|zee|kust|aan zee|kelder|zolder|' +
      'open keuken|keuken|ingerichte keuken|zonnepanelen|warmtepomp|vloerverwarming|centrale verwarming|airco|' +
      'gelijkvloers|gelijkvloerse|berging|veranda|sauna|alarm|open haard|haard|oprit|fietsenberging|' +
      'halfopen|half open|halfopen bebouwing|open bebouwing|gesloten bebouwing|vrijstaand|vrijstaande|alleenstaand|alleenstaande|gevel|gevels|viergevel|driegevel|tweegevel|' +
      'rustig|rustige|rustig gelegen|rustige ligging|mooi|mooie|groot|grote|ruim|ruime|klein|kleine|charmant|charmante|modern|moderne|' +
      'instapklaar|instapklare|gerenoveerd|gerenoveerde|te renoveren|renovatie|op te frissen|energiezuinig|energiezuinige|' +
      'nieuw|nieuwe|oud|oude|recent|recente|goedkoop|goedkope|betaalbaar|betaalbare|duur|luxe|luxueus|luxueuze|gezellig|gezellige|licht|lichtrijk|lichtrijke|' +
      'centrum|station|school|scholen|winkels in de buurt|openbaar vervoer|trein|metro|park|bos|water|natuur|landelijk|landelijke|' +
      'huisdieren|huisdier|hond|honden|kat|katten|zuidgericht|zuidgerichte|zuiden|op het zuiden|west|oost|noord|' +
      'opbrengsteigendom|opbrengsteigendommen|investering|lijfrente|openbare verkoop|ouder|bouwjaar|verdieping|verdiepingen|verdiep|etage|praktijkruimte|dubbele beglazing|riolering|gas|elektriciteit|vergund|rolstoel|rolstoeltoegankelijk|toegankelijk',
    { kind: 'unsupported' },
  ],
  [
    'ik|wij|we|zoek|zoeken|ben|zijn|op zoek naar|op zoek|naar|graag|gezocht|wil|willen|zou|heb|hebben|een|de|het|der|des|van|voor|om|dat|die|is|met z n|' +
      'gelegen|liefst|bv|max prijs|ons|mijn|onze|toon|alle|alles|panden|vastgoed|immo|aanbod|ook|eventueel|stuks|a|aub|alstublieft|hallo|goedendag|koppel|gezin|' +
      'gemeente|stad|dorp|postcode|provincie|te zoek|bij voorkeur|voorkeur|kost|kosten|mag|moet|er|wat|hebt|heeft|zijn er|hebben jullie|jullie',
    { kind: 'filler' },
  ],
];

/** Numbers in words, which count only before a unit. */
export const DUTCH_NUMBERS: Readonly<Record<string, number>> = {
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  half: 0.5,
  halve: 0.5,
  kwart: 0.25,
};
