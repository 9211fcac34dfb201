/** What visitors type about themselves, by the names of the fields. */
export const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  PhoneNumber: '0470 12 34 56',
};

/** The same about the home that they want valued. */
export const ADDRESS = {
  propertyStreet: 'Koestraat',
  propertyHouseNumber: '12',
  propertyZip: '9000',
  propertyCity: 'Gent',
};
