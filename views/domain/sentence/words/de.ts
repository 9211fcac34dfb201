import type { WordTable } from '../vocabulary.ts';
import { FLANDERS, WALLONIA } from './regions.ts';

export const GERMAN_WORDS: WordTable = [
  ['unmöbliert|teilmöbliert', { kind: 'unsupported' }],
  ['möbliert|möblierte|möbliertes|möblierter|möblierten', { kind: 'toggle', field: 'furnished' }],
  [
    'haustiere erlaubt|haustiere willkommen|haustiere gestattet|haustier erlaubt|hund erlaubt|hunde erlaubt|katzen erlaubt|mit haustieren|haustierfreundlich',
    { kind: 'toggle', field: 'pets' },
  ],
  [
    'sofort frei|sofort verfügbar|ab sofort frei|ab sofort verfügbar|frei ab sofort|verfügbar ab sofort|ab sofort|sofort beziehbar',
    { kind: 'free-now' },
  ],
  [
    'frei ab dem|frei ab|frei zum|frei im|frei|verfügbar ab dem|verfügbar ab|verfügbar zum|verfügbar im|verfügbar|bezugsfrei ab|beziehbar ab',
    { kind: 'free' },
  ],
  ['umgebung', { kind: 'near' }],
  ['bauen|zum bauen|wollen|will|soll|kostet|kosten|möchten', { kind: 'filler' }],
  ['oder umgebung|oder in der nähe|oder umland', { kind: 'surroundings' }],
  ['bauernhäuser|efh', { kind: 'type', type: 1 }],
  ['passivhaus', { kind: 'type', type: 1 }, { kind: 'unsupported' }],
  ['nicht schlechter als', { kind: 'bound', bound: 'min' }],
  ['viertel', { kind: 'filler' }],
  ['auf plan|vom plan', { kind: 'list', list: 'projects' }, { kind: 'unsupported' }],
  ['studentenzimmer|ladestation|ferien', { kind: 'unsupported' }],
  ['whg|wohng', { kind: 'type', type: 2 }],
  ['gewerbehalle|halle', { kind: 'type', type: 6 }],
  ['land', { kind: 'type', type: 3 }],
  ['hektar', { kind: 'unit', unit: 'hectare' }],
  ['duschräumen|duschbädern', { kind: 'unit', unit: 'showerrooms' }],
  ['baujahr|gebaut|erbaut', { kind: 'year' }],
  [
    'nach preis|nach preis sortiert|preis aufsteigend|niedrigster preis zuerst|niedrigster preis',
    { kind: 'order', order: 'price-asc' },
  ],
  ['preis absteigend|höchster preis zuerst', { kind: 'order', order: 'price-desc' }],
  [
    'aber|sehr|geehrte|damen|herren|frau|mann|meine|freundlichen|grüßen|mit freundlichen grüßen|welche|noch|sondern|bitte|danke',
    { kind: 'filler' },
  ],
  ['doppelgarage|doppelgaragen', { kind: 'garages', count: 2 }],
  [
    'haus|häuser|häuschen|einfamilienhaus|einfamilienhäuser|reihenhaus|reihenhäuser|doppelhaushälfte|doppelhaus|' +
      'bauernhaus|bauernhof|landhaus|herrenhaus|stadthaus|ferienhaus|ferienhäuser|schloss|wohnhaus|wohnhäuser|eigenheim|villen|fachwerkhaus|zweifamilienhaus',
    { kind: 'type', type: 1 },
  ],
  [
    'wohnung|wohnungen|appartement|appartements|apartment|apartments|dachwohnung|dachgeschosswohnung|erdgeschosswohnung|ferienwohnung|maisonette|maisonettewohnung|seniorenwohnung|einliegerwohnung|etagenwohnung',
    { kind: 'type', type: 2 },
  ],
  [
    'grundstück|grundstücke|baugrundstück|baugrundstücke|bauland|bauplatz|baugrund|parzelle|parzellen|acker|wiese|ackerland|baustelle',
    { kind: 'type', type: 3 },
  ],
  [
    'geschäft|geschäfte|laden|läden|ladenlokal|geschäftslokal|geschäftsraum|gewerbeimmobilie|gewerbe|gewerbeobjekt|gewerbefläche|restaurant|gastronomie|café|gaststätte|handelsfläche',
    { kind: 'type', type: 4 },
  ],
  ['büro|büros|büroraum|büroräume|bürofläche|bürogebäude', { kind: 'type', type: 5 }],
  [
    'lager|lagerhalle|lagerhallen|lagerraum|gewerbehalle|industriehalle|werkstatt|industrie|industriegebäude|produktionshalle',
    { kind: 'type', type: 6 },
  ],
  [
    'garagenbox|stellplatz|stellplätze|parkplatz|parkplätze|autostellplatz|tiefgaragenplatz|tiefgarage|carport|parking',
    { kind: 'type', type: 'garage' },
  ],
  ['garage|garagen|garagenplatz|garagenplätze', { kind: 'unit', unit: 'garages' }],
  ['mietwohnung|mietwohnungen', { kind: 'list', list: 'rent' }, { kind: 'type', type: 2 }],
  ['miethaus|mietshaus|miethäuser', { kind: 'list', list: 'rent' }, { kind: 'type', type: 1 }],
  [
    'eigentumswohnung|eigentumswohnungen',
    { kind: 'list', list: 'sale' },
    { kind: 'type', type: 2 },
  ],
  ['neubauwohnung|neubauwohnungen', { kind: 'list', list: 'projects' }, { kind: 'type', type: 2 }],
  ['neubauhaus|neubauhäuser', { kind: 'list', list: 'projects' }, { kind: 'type', type: 1 }],

  [
    'zu verkaufen|zum verkauf|verkauf|kaufen|kauf|zum kauf|zu kaufen|erwerben|zum kaufen',
    { kind: 'list', list: 'sale' },
  ],
  [
    'zu vermieten|zur miete|mieten|miete|vermietung|zu mieten|zum mieten|kaltmiete|warmmiete',
    { kind: 'list', list: 'rent' },
  ],
  ['pro monat|im monat|monatlich|monat|je monat', { kind: 'period' }],
  ['verkauft|vermietet|verkaufte|vermietete', { kind: 'list', list: 'sold' }],
  [
    'neubau|neubauten|neubauprojekt|neubauprojekte|projekt|projekte|bauprojekt|bauprojekte',
    { kind: 'list', list: 'projects' },
  ],

  [
    'schlafzimmer|schlafzimmern|schlafzi|sz|schlafraum|schlafräume|schlafräumen',
    { kind: 'unit', unit: 'bedrooms' },
  ],
  ['badezimmer|badezimmern|bad|bäder|bädern', { kind: 'unit', unit: 'bathrooms' }],
  ['toilette|toiletten', { kind: 'unit', unit: 'toilets' }],
  ['dusche|duschen|duschraum|duschbad|duschbäder', { kind: 'unit', unit: 'showerrooms' }],
  ['quadratmeter|quadratmetern', { kind: 'unit', unit: 'm2' }],
  ['ar|are|ares', { kind: 'unit', unit: 'are' }],
  ['tausend|tsd', { kind: 'unit', unit: 'thousand' }],

  ['garten|gärten|mit garten', { kind: 'toggle', field: 'garden' }],
  ['terrasse|terrassen|dachterrasse', { kind: 'toggle', field: 'terrace' }],
  ['aufzug|fahrstuhl|lift|aufzügen', { kind: 'toggle', field: 'lift' }],
  [
    'tag der offenen tür|tage der offenen tür|tagen der offenen tür|offene tür|offenen tür|offene türen|offene besichtigung|offenen besichtigung|offener besichtigung|offene besichtigungen|offenen besichtigungen|offenes haus|offenem haus|freie besichtigung|freier besichtigung|besichtigungstag|besichtigungstage|besichtigungstagen|sammelbesichtigung|sammelbesichtigungen',
    { kind: 'toggle', field: 'openHouse' },
  ],
  ['option|unter option|reserviert', { kind: 'toggle', field: 'hideOption' }],

  ['preis|budget|kaufpreis|höchstpreis', { kind: 'measure', measure: 'price' }],
  ['wohnfläche|fläche|bewohnbare fläche', { kind: 'measure', measure: 'surface' }],
  ['grundstücksfläche|grundfläche|grundstücksgröße', { kind: 'measure', measure: 'plot' }],
  [
    'günstigste|günstigsten|billigste|billigsten|günstigste zuerst',
    { kind: 'order', order: 'price-asc' },
  ],
  ['teuerste|teuersten|teuerste zuerst', { kind: 'order', order: 'price-desc' }],
  ['preis pro m²|preis je m²|quadratmeterpreis', { kind: 'order', order: 'price-m2' }],
  ['größte zuerst|größte fläche|größte fläche zuerst', { kind: 'order', order: 'surface' }],
  ['bestes energielabel|beste energieklasse|sparsamste', { kind: 'order', order: 'energy' }],
  ['neueste|neuesten|neuste|neuesten zuerst', { kind: 'order', order: 'recent' }],

  [
    'ab|mindestens|minimum|mind|wenigstens|mehr als|über|größer als|von mindestens|nicht unter',
    { kind: 'bound', bound: 'min' },
  ],
  [
    'bis|bis zu|bis maximal|höchstens|maximal|maximum|unter|weniger als|nicht mehr als|unterhalb|unterhalb von|günstiger als|nicht über|kleiner als',
    { kind: 'bound', bound: 'max' },
  ],
  ['ungefähr|circa|ca|etwa|zirka|rund', { kind: 'bound', bound: 'about' }],
  ['zwischen', { kind: 'bound', bound: 'between' }],
  [
    'oder mehr|und mehr|oder besser|oder höher|oder größer|aufwärts|und besser',
    { kind: 'after', bound: 'min' },
  ],
  ['oder weniger|oder günstiger|oder niedriger', { kind: 'after', bound: 'max' }],
  ['und|oder|sowie', { kind: 'and' }],
  ['bis', { kind: 'to' }],
  ['mit|inklusive|inkl|plus|samt', { kind: 'with' }],
  ['ohne|kein|keine|keinen|nicht|außer|keinem', { kind: 'without' }],
  ['in|im|zu|an', { kind: 'in' }],
  [
    'um|rund um|nahe|nähe|in der nähe von|nähe von|in der nähe|bei|umgebung von|in der umgebung von|umkreis|im umkreis von|raum|im raum|region|gegend|in der gegend von|in der region|unweit von',
    { kind: 'near' },
  ],
  ['und umgebung|und umland|u umgebung', { kind: 'surroundings' }],
  ['innerhalb von|im umkreis von|umkreis von|im radius von|radius von|radius', { kind: 'within' }],
  [
    'energieklasse|energielabel|energieausweis|label|energieeffizienzklasse|peb wert|peb klasse',
    { kind: 'energy' },
  ],
  ['referenz|referenznummer|objekt|objektnummer', { kind: 'reference' }],
  ['flandern|flämische region', { kind: 'provinces', ids: FLANDERS }],
  ['wallonien|wallonie|wallonische region', { kind: 'provinces', ids: WALLONIA }],
  ['region brüssel|brüsseler region', { kind: 'provinces', ids: ['bruxelles-brussel'] }],

  [
    'schwimmbad|pool|swimmingpool|balkon|balkone|meerblick|meer|küste|am meer|keller|dachboden|küche|einbauküche|offene küche|' +
      'solaranlage|photovoltaik|wärmepumpe|fußbodenheizung|zentralheizung|klimaanlage|wintergarten|veranda|sauna|alarmanlage|kamin|abstellraum|' +
      'freistehend|freistehendes|freistehende|alleinstehend|alleinstehendes|fassade|fassaden|erdgeschoss|dachgeschoss|etage|etagen|stock|stockwerk|geschoss|' +
      'ruhig|ruhige|ruhiges|ruhiger|ruhige lage|schön|schöne|schönes|schöner|groß|große|großes|großer|großem|großen|geräumig|geräumige|geräumiges|klein|kleine|kleines|kleiner|kleinem|charmant|charmantes|modern|moderne|modernes|hell|helle|helles|' +
      'renoviert|renoviertes|renovierte|renovierungsbedürftig|sanierungsbedürftig|bezugsfertig|energiesparend|neu|neue|neues|neuer|alt|altes|alte|günstig|günstige|günstiges|billig|billige|teuer|luxus|luxuriös|' +
      'zentrum|stadtzentrum|im zentrum|bahnhof|schule|schulen|öffentliche verkehrsmittel|zug|park|wald|natur|land|auf dem land|ländlich|' +
      'haustiere|haustier|hund|hunde|katze|katzen|sofort|südlage|süden|südseite|nach süden|südausrichtung|renditeobjekt|mehrfamilienhaus|mehrfamilienhäuser|kapitalanlage|investition|versteigerung|baujahr|zimmer|zimmern|zimmerwohnung|räume|raum|doppelverglasung|rollstuhlgerecht|barrierefrei|stellplätze für|homeoffice|arbeitszimmer',
    { kind: 'unsupported' },
  ],
  [
    'ich|wir|suche|suchen|gesucht|auf der suche nach|möchte|möchten|hätte|hätten|gerne|gern|brauche|brauchen|ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|von|vom|für|ist|' +
      'gelegen|möglichst|bitte|hallo|guten tag|alle|alles|immobilie|immobilien|objekte|angebote|angebot|familie|paar|stadt|gemeinde|dorf|postleitzahl|plz|provinz|auch|eventuell|haben sie|haben|sie|es|gibt|zeige|zeig|mir|uns|unser|mein|wohnen|mit einer|mit einem|zur|zum|am|kosten|kostet|vorzugsweise',
    { kind: 'filler' },
  ],
];

export const GERMAN_NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  viertel: 0.25,
  halb: 0.5,
  halbe: 0.5,
  halber: 0.5,
  halben: 0.5,
  halbes: 0.5,
};
