import type { Locale } from '../../../views/domain/locale.ts';

type Words = Readonly<Record<Locale, string>>;

const of = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** Headings of the columns of exported leads, by their technical name. */
const HEADINGS: Readonly<Record<string, Words>> = {
  reference: of('Referentie', 'Référence', 'Reference', 'Referenz'),
  received: of('Ontvangen', 'Reçu', 'Received', 'Eingegangen'),
  form: of('Formulier', 'Formulaire', 'Form', 'Formular'),
  email: of('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
  quarantine: of('Quarantaine', 'Quarantaine', 'Quarantine', 'Quarantäne'),
  place: of('Plaats', 'Place', 'Place', 'Platz'),
  'agency-mail': of('Mail aan kantoor', 'Mail à l’agence', 'Mail to agency', 'Mail an Büro'),
  'visitor-mail': of(
    'Mail aan bezoeker',
    'Mail au visiteur',
    'Mail to visitor',
    'Mail an Besucher',
  ),
  crm: of('CRM', 'CRM', 'CRM', 'CRM'),
  locale: of('Taal van de pagina', 'Langue de la page', 'Language of page', 'Sprache der Seite'),
  file: of('Bestand', 'Fichier', 'File', 'Datei'),
  conversion: of('Conversie', 'Conversion', 'Conversion', 'Konversion'),
  lead: of('Aanvraag', 'Demande', 'Request', 'Anfrage'),
  answers: of('Antwoord', 'Réponse', 'Answer', 'Antwort'),
  agency: of('Voor kantoor', 'Pour l’agence', 'For agency', 'Für Büro'),
  office: of('Kantoor', 'Agence', 'Office', 'Büro'),
  about: of('Pand', 'Bien', 'Property', 'Immobilie'),
  details: of('Details', 'Détails', 'Details', 'Details'),
  visit: of('Bezoek', 'Visite', 'Visit', 'Besichtigung'),
  halfDays: of('Halve dagen', 'Demi-journées', 'Half-days', 'Halbe Tage'),
  openHouse: of('Open huis', 'Portes ouvertes', 'Open house', 'Offene Besichtigung'),
  home: of('Nummer pand', 'Numéro du bien', 'Property number', 'Nummer Immobilie'),
  start: of('Begin', 'Début', 'Start', 'Beginn'),
  end: of('Einde', 'Fin', 'End', 'Ende'),
  registration: of('Inschrijving', 'Inscription', 'Registration', 'Anmeldung'),
  person: of('Persoon', 'Personne', 'Person', 'Person'),
  address: of('Adres', 'Adresse', 'Address', 'Adresse'),
  extra: of('Eigen veld', 'Champ propre', 'Own field', 'Eigenes Feld'),
  kind: of('Soort', 'Type de demande', 'Kind', 'Art'),
  firstName: of('Voornaam', 'Prénom', 'First name', 'Vorname'),
  name: of('Naam', 'Nom', 'Name', 'Name'),
  phoneNumber: of('Telefoon', 'Téléphone', 'Telephone', 'Telefon'),
  phone: of('Telefoon', 'Téléphone', 'Telephone', 'Telefon'),
  language: of('Taal', 'Langue', 'Language', 'Sprache'),
  isReceivedEmail: of('Nieuwe panden', 'Nouveaux biens', 'New properties', 'Neue Immobilien'),
  content: of('Bericht', 'Message', 'Message', 'Nachricht'),
  subject: of('Onderwerp', 'Sujet', 'Subject', 'Betreff'),
  propertyId: of('Nummer pand', 'Numéro du bien', 'Property number', 'Nummer Immobilie'),
  furtherIds: of('Verdere panden', 'Autres biens', 'Further properties', 'Weitere Immobilien'),
  further: of('Ook te bezoeken', 'À visiter aussi', 'Also to visit', 'Auch zu besichtigen'),
  projectIds: of('Projecten', 'Projets', 'Projects', 'Projekte'),
  goal: of('Doel', 'But', 'Goal', 'Ziel'),
  types: of('Types', 'Types', 'Types', 'Typen'),
  typesText: of('Types', 'Types', 'Types', 'Typen'),
  typeCode: of('Type', 'Type', 'Type', 'Typ'),
  isGarage: of('Garage', 'Garage', 'Garage', 'Garage'),
  zips: of('Postcodes', 'Codes postaux', 'Postcodes', 'Postleitzahlen'),
  zipsText: of('Gemeenten', 'Communes', 'Towns', 'Gemeinden'),
  zip: of('Postcode', 'Code postal', 'Postcode', 'Postleitzahl'),
  city: of('Gemeente', 'Commune', 'Town', 'Gemeinde'),
  street: of('Straat', 'Rue', 'Street', 'Straße'),
  houseNumber: of('Huisnummer', 'Numéro', 'House number', 'Hausnummer'),
  priceMin: of('Budget vanaf', 'Budget min.', 'Budget from', 'Budget ab'),
  priceMax: of('Budget tot', 'Budget max.', 'Budget up to', 'Budget bis'),
  rooms: of('Slaapkamers', 'Chambres', 'Bedrooms', 'Schlafzimmer'),
  purpose: of('Bestemming', 'Destination', 'Purpose', 'Zweck'),
  familyComposition: of('Gezin', 'Ménage', 'Household', 'Haushalt'),
  totalAmountIncome: of('Inkomen', 'Revenu', 'Income', 'Einkommen'),
  contactTimes: of('Bereikbaar', 'Joignable', 'Can be reached', 'Erreichbar'),
  title: of('Titel', 'Titre', 'Title', 'Titel'),
  price: of('Prijs', 'Prix', 'Price', 'Preis'),
  picture: of('Foto', 'Photo', 'Picture', 'Foto'),
  url: of('Link', 'Lien', 'Link', 'Link'),
  id: of('Nummer', 'Numéro', 'Number', 'Nummer'),
  unit: of('Eenheid', 'Unité', 'Unit', 'Einheit'),
  answer: of('Antwoord', 'Réponse', 'Answer', 'Antwort'),
  document: of('Document', 'Document', 'Document', 'Dokument'),
  size: of('Grootte', 'Taille', 'Size', 'Größe'),
  mail: of('Mail', 'Mail', 'Mail', 'Mail'),
  officeId: of('Nummer kantoor', 'Numéro de l’agence', 'Office number', 'Nummer Büro'),
};

/**
 * The heading of a column in a language: `lead.person.firstName` is "Aanvraag: persoon, voornaam".
 * @param fieldName the label of a form's field; undefined for one of the agency's own.
 */
export function headingOf(
  column: string,
  locale: Locale,
  fieldName: (field: string) => string | undefined,
): string {
  const [first = '', ...rest] = column.split('.');
  const isAnswer = first === 'answers' || rest[0] === 'answers';
  const words = rest.map(
    (part) => (isAnswer ? fieldName(part) : undefined) ?? HEADINGS[part]?.[locale] ?? part,
  );
  const heading = HEADINGS[first]?.[locale] ?? first;
  return words.length === 0 ? heading : `${heading}: ${words.join(', ')}`;
}
