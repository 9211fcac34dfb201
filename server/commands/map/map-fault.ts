/** Why a part of a street map cannot be made; only its message is printed. */
export class MapFault extends Error {}
