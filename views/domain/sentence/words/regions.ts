/** Ids of the provinces of a region (public/data/provinces.json). */
export const FLANDERS = [
  'antwerpen',
  'limburg',
  'oost-vlaanderen',
  'vlaams-brabant',
  'west-vlaanderen',
] as const;
export const WALLONIA = ['brabant-wallon', 'hainaut', 'liege', 'luxembourg', 'namur'] as const;
