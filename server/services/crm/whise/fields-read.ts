/** Fields of an estate that the site reads (docs/whise.md, "Mapping"). */
export const FIELDS_READ: readonly string[] = [
  'id officeId referenceNumber name category subCategory country status purpose purposeStatus',
  'displayStatusId state availability availabilityDateTime address number box zip city',
  'displayAddress displayPrice price priceChangeDateTime area groundArea rooms bathRooms fronts',
  'garage garden terrace parking floor estateOrder parentId canHaveChildren energyClass',
  'energyValue sms shortDescription longDescription linkVirtualVisit link3DModel linkVideo',
  'createDateTime updateDateTime putOnlineDateTime pictures details representatives',
].flatMap((line) => line.split(' '));

/** Details that the site reads, by id. */
export const DETAILS_READ: readonly number[] = [
  14, 15, 19, 23, 26, 53, 55, 301, 372, 407, 461, 585, 713, 763, 795, 808, 812, 874, 998, 999, 1020,
  1595, 1634, 1733, 1734, 1736, 1737, 1849, 1850, 1914, 2056, 2089, 2090, 2222, 2223, 2391, 2712,
  2826,
];
