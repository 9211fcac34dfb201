import type { WordTable } from '../vocabulary.ts';
import { FLANDERS, WALLONIA } from './regions.ts';

export const ENGLISH_WORDS: WordTable = [
  ['unfurnished|semi furnished', { kind: 'unsupported' }],
  ['furnished|fully furnished', { kind: 'toggle', field: 'furnished' }],
  [
    'pets allowed|pet friendly|pets welcome|pets accepted|pets ok|dogs allowed|dog allowed|dog friendly|cats allowed',
    { kind: 'toggle', field: 'pets' },
  ],
  [
    'available now|available immediately|immediately available|available right away',
    { kind: 'free-now' },
  ],
  [
    'available from|available as of|available on|available in|available by|available|free from|free as of',
    { kind: 'free' },
  ],
  ['as|build|to build|to build on', { kind: 'filler' }],
  ['or nearby|and nearby|or surroundings|or around', { kind: 'surroundings' }],
  ['smart home|walk in closet|dressing', { kind: 'unsupported' }],
  ['sq ft|sqft|square feet|square foot|acres|acre', { kind: 'unit', unit: 'other' }],
  ['off plan', { kind: 'list', list: 'projects' }, { kind: 'unsupported' }],
  ['newly built|brand new', { kind: 'list', list: 'projects' }],
  [
    'student room|student rooms|holiday|quiet location|passive|international school|university|lake|wall|charging point',
    { kind: 'unsupported' },
  ],
  ['commercial premises|commercial unit', { kind: 'type', type: 4 }],
  ['built|year built|built in', { kind: 'year' }],
  [
    'sorted by price|by price|price low to high|low to high|cheapest to most expensive',
    { kind: 'order', order: 'price-asc' },
  ],
  ['price high to low|high to low', { kind: 'order', order: 'price-desc' }],
  ['smaller than', { kind: 'bound', bound: 'max' }],
  [
    'but|on|what|does|did|has|been|love|am|are|house hunting|hide|which|still|so|too',
    { kind: 'filler' },
  ],
  ['area', { kind: 'surroundings' }],
  ['double garage|two car garage', { kind: 'garages', count: 2 }],
  [
    'house|houses|home|homes|family home|family house|town house|townhouse|townhouses|' +
      'farmhouse|farm|farms|mansion|castle|country house|single family home|maisonette',
    { kind: 'type', type: 1 },
  ],
  [
    'apartment|apartments|apartement|condo|service flat|assisted living flat|roof apartment|bedsit',
    { kind: 'type', type: 2 },
  ],
  [
    'land|plot|plots|building plot|building plots|building land|plot of land|piece of land|parcel|lot|field|pasture',
    { kind: 'type', type: 3 },
  ],
  [
    'shop|shops|store|retail|retail space|retail unit|commercial property|commercial space|restaurant|bar|café|business premises',
    { kind: 'type', type: 4 },
  ],
  ['office|offices|office space|office building', { kind: 'type', type: 5 }],
  [
    'warehouse|warehouses|industrial|industrial building|industrial unit|workshop|hangar|storage|depot',
    { kind: 'type', type: 6 },
  ],
  [
    'garage box|lock up garage|parking space|parking spaces|parking|parking spot|parking place|carport',
    { kind: 'type', type: 'garage' },
  ],
  ['garage|garages', { kind: 'unit', unit: 'garages' }],

  ['for sale|to buy|buy|buying|sale|purchase|to purchase', { kind: 'list', list: 'sale' }],
  [
    'for rent|to rent|rent|renting|to let|let|rental|rentals|for let|lease|to lease',
    { kind: 'list', list: 'rent' },
  ],
  ['per month|a month|monthly|pm|pcm|month', { kind: 'period' }],
  ['sold|rented', { kind: 'list', list: 'sold' }],
  [
    'new build|new builds|newbuild|new construction|new development|new developments|development|developments|project|projects|new build project|new build projects',
    { kind: 'list', list: 'projects' },
  ],

  [
    'bedroom|bedrooms|bed|beds|br|brs|bdr|bdrm|bdrms|bedroomed|bedder',
    { kind: 'unit', unit: 'bedrooms' },
  ],
  ['bathroom|bathrooms|bath|baths', { kind: 'unit', unit: 'bathrooms' }],
  ['toilet|toilets', { kind: 'unit', unit: 'toilets' }],
  ['shower|showers|shower room|shower rooms', { kind: 'unit', unit: 'showerrooms' }],
  ['square metres|square meters|square metre|square meter|sq m|sqm', { kind: 'unit', unit: 'm2' }],
  ['are|ares', { kind: 'unit', unit: 'are' }],
  ['thousand|grand', { kind: 'unit', unit: 'thousand' }],

  ['garden|gardens|yard', { kind: 'toggle', field: 'garden' }],
  ['terrace|terraces|patio|roof terrace', { kind: 'toggle', field: 'terrace' }],
  ['lift|elevator', { kind: 'toggle', field: 'lift' }],
  [
    'open house day|open house days|open home|open homes|open day|open days|open door|open doors|open viewing|open viewings|viewing day|viewing days',
    { kind: 'toggle', field: 'openHouse' },
  ],
  ['option|under option|under offer', { kind: 'toggle', field: 'hideOption' }],

  ['price|budget|asking price', { kind: 'measure', measure: 'price' }],
  [
    'living area|living space|surface|surface area|floor area|habitable|habitable area|habitable surface',
    { kind: 'measure', measure: 'surface' },
  ],
  ['plot size|land area|plot area', { kind: 'measure', measure: 'plot' }],
  ['cheapest|cheapest first|lowest price', { kind: 'order', order: 'price-asc' }],
  [
    'most expensive|most expensive first|dearest|highest price',
    { kind: 'order', order: 'price-desc' },
  ],
  ['price per m²|price per square metre|price per sqm', { kind: 'order', order: 'price-m2' }],
  ['largest first|largest|biggest first', { kind: 'order', order: 'surface' }],
  ['best energy label|best epc|most efficient', { kind: 'order', order: 'energy' }],
  ['newest|latest|most recent|newest first', { kind: 'order', order: 'recent' }],

  [
    'from|at least|minimum|min|more than|over|above|starting from|starting at|no less than|not less than|larger than|bigger than',
    { kind: 'bound', bound: 'min' },
  ],
  [
    'under|below|up to|at most|maximum|less than|no more than|not more than|not over|cheaper than|until|max of|within budget',
    { kind: 'bound', bound: 'max' },
  ],
  ['about|approximately|approx|roughly|circa|ca|around about', { kind: 'bound', bound: 'about' }],
  ['between', { kind: 'bound', bound: 'between' }],
  [
    'or more|and more|or better|or higher|or above|and up|and above|or larger|plus|and over|or over',
    { kind: 'after', bound: 'min' },
  ],
  ['or less|or lower|or cheaper|or under|or below', { kind: 'after', bound: 'max' }],
  ['and|or|as well as', { kind: 'and' }],
  ['to', { kind: 'to' }],
  ['with|including|incl|having|plus', { kind: 'with' }],
  ['without|no|not|excluding|except', { kind: 'without' }],
  ['in|at', { kind: 'in' }],
  [
    'around|near|near to|close to|nearby|in the vicinity of|in the area of|in the region of|region of|area of|not far from|the surroundings of|surroundings of|next to',
    { kind: 'near' },
  ],
  [
    'and surroundings|and surrounding area|and around|and environs|area and surroundings',
    { kind: 'surroundings' },
  ],
  ['within|in a radius of|within a radius of|radius of|radius', { kind: 'within' }],
  [
    'energy label|energy class|energy rating|label|energy score|epc label|epc rating',
    { kind: 'energy' },
  ],
  ['reference|reference number|property', { kind: 'reference' }],
  ['flanders|flemish region', { kind: 'provinces', ids: FLANDERS }],
  ['wallonia|walloon region', { kind: 'provinces', ids: WALLONIA }],
  ['brussels region', { kind: 'provinces', ids: ['bruxelles-brussel'] }],

  [
    'swimming pool|pool|balcony|balconies|sea view|seaside|sea|coast|by the sea|cellar|basement|attic|kitchen|fitted kitchen|open kitchen|' +
      'solar panels|heat pump|central heating|air conditioning|airco|veranda|conservatory|sauna|alarm|fireplace|open fire|driveway|laundry room|' +
      'detached|semi detached|terraced|facade|facades|ground floor|top floor|floor|floors|storey|storeys|' +
      'quiet|beautiful|nice|lovely|big|large|spacious|small|tiny|charming|modern|bright|sunny|light|cosy|cozy|renovated|to renovate|fixer upper|move in ready|energy efficient|low energy|' +
      'recent|old|new|cheap|affordable|expensive|luxury|luxurious|centre|center|city centre|station|train station|school|schools|public transport|shops nearby|metro|park|forest|nature|countryside|rural|' +
      'pets|dog|dogs|cat|cats|immediately|south facing|south|facing south|investment|investment property|auction|year|years|room|rooms|study|home office|double glazing|permit|wheelchair|accessible',
    { kind: 'unsupported' },
  ],
  [
    'i|i m|im|we|we re|looking|looking for|am looking for|search|searching|searching for|seeking|want|wanted|need|would like|d like|like|find|show|me|us|a|an|the|of|for|is|that|which|has|some|any|all|' +
      'located|preferably|please|hello|hi|s|my|our|family|couple|city|town|village|municipality|province|province of|postcode|properties|listings|real estate|place|also|possibly|do you have|you|have|do|euros a|cost|costing|priced|there|are there|ideally|it|be|should|must|to find|something',
    { kind: 'filler' },
  ],
];

export const ENGLISH_NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
  quarter: 0.25,
};
