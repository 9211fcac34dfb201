import { wordSet } from './word-set.ts';

/** Salutations and titles before a name. */
export const TITLES = wordSet(
  `dhr dhrn hr heer heren mevr mevrouw mevrouwen mvr mw mej mejuffrouw juffrouw meneer mijnheer fam familie
   gezin echtpaar koppel drs ir ing mtr meester dokter notaris advocaat architect landmeter`,
  `m mm mr mrs mme mmes mlle mlles monsieur messieurs madame mesdames mademoiselle maitre famille couple
   epoux epouse consorts docteur notaire avocat avocate architecte geometre veuve`,
  `ms miss mx sir lord lady family doctor notary solicitor`,
  `herr herrn hrn herren frau fr frl fraulein eheleute ehepaar dr prof professor dipl notar notarin
   anwalt anwaltin rechtsanwalt rechtsanwaltin architekt architektin witwe`,
);

/** Titles that are nouns of their own: `couple de Liégeois`, `koppel uit Gent`. */
export const COUPLE_TITLES = wordSet(
  'koppel echtpaar couple gezin eheleute ehepaar notaris notaire notar dokter',
);

/** Particles that begin a name behind a title, in small letters too. */
export const SURNAME_STARTS = wordSet(
  'van vande vanden vander de den der ter ten t d v vd vdn le la du di del della dos das da el al ben von zu zur vom o mc mac l des dello do abu ibn',
);

/** Titles that are also other words: `Me Dupont`, `M Dupont`, `fr Dupont`. */
export const SHORT_TITLES = wordSet('m me fr mr ing ir hr');

/** Whether a word, which may be shortened, is said before a name. */
export function isSalutation(key: string): boolean {
  return TITLES.has(key) || SHORT_TITLES.has(key);
}

/** What people are to a sale: a name may follow, as in `koper Peeters`. */
export const ROLES = wordSet(
  `koper kopers verkoper kandidaat kandidate kandidaten huurder huurders huurster verhuurder eigenaar eigenares
   bezoeker bezoekers bezoekster geinteresseerde geinteresseerden buur buurman buurvrouw zoon dochter broer zus vader moeder vriend vriendin
   contactpersoon bieder klant klanten collega zaakvoerder man vrouw echtgenoot echtgenote partner weduwe belangstellende
   kandidaatkoper kandidaathuurder kandidaatkopers kandidaathuurders aannemer loodgieter elektricien dakwerker
   schilder schrijnwerker keurder schatter deskundige makelaar`,
  `acheteur acheteuse acheteurs acquereur candidat candidate candidats locataire locataires visiteur visiteuse visiteurs
   proprietaire voisin voisine fils fille frere soeur pere mere ami amie client cliente clients vendeur vendeuse
   interesse interessee mari femme compagnon compagne collegue amateur preneur beau belle
   acquereuse acquereurs entrepreneur plombier electricien couvreur peintre menuisier chauffagiste courtier courtiere`,
  `buyer buyers tenant tenants visitor visitors owner neighbour neighbor son daughter brother sister father
   mother friend client customer candidate bidder husband wife colleague viewer viewers seller prospect
   candidates bidders applicant applicants builder contractor plumber electrician roofer surveyor broker`,
  `kaufer kauferin interessent interessentin mieter mieterin besucher besucherin eigentumer eigentumerin
   nachbar nachbarin sohn tochter bruder schwester vater mutter freund freundin kunde kundin bieter bieterin
   kollege kollegin verkaufer verkauferin kaufinteressent kaufinteressentin ehemann ehefrau
   bewerber bewerberin handwerker dachdecker klempner elektriker gutachter maklerin makler`,
);

/** First words of a letter, before a name and a comma. */
export const GREETINGS = wordSet(
  'beste dag hallo hoi geachte lieve dear hello hi bonjour bonsoir cher chere liebe lieber',
);

/** Words within names that tell nobody. */
export const NAME_PARTICLES = wordSet(
  `van vande vanden vander vanden van der de den der des ter ten te op t d v vd vdn vn ver het in`,
  `le la les du l da di del della dello dos das do el al ben ibn abu bin`,
  `von vom zu zur zum af av mac mc o saint st`,
);

/** Particles that stand before a surname, together: of `Vandenberghe` and `vd Berghe`. */
export const SURNAME_PREFIXES =
  `vanden vander vande van verde ver opde inde opden uyt uytde den der des de del della dela di da du d ter ten te t
   le la les von vonder vonden zu zur vd vdn v vn saint st mac mc o el al ben`.split(/\s+/);

/** Between people of one contact. */
export const PERSON_CONJUNCTIONS = wordSet('en et und and e y met avec mit with or of ou oder');

/** Companies' forms and trades, and services: words of contacts that tell nobody. */
export const NO_NAMES = wordSet(
  `bv bvba nv sa srl sprl scrl gmbh ag kg ohg ug ltd llc plc vzw asbl inc comm commv cv cvba vof sc scs snc se co
   cie group groep groupe holding invest consulting consult services service immo immobilier immobilien vastgoed real
   estate makelaars makelaar agence agency agentur kantoor bureau buro studio notariaat notariskantoor etude kanzlei
   bank banque verzekeringen assurances versicherung bakkerij boulangerie backerei garage restaurant hotel`,
  `immoweb zimmo immovlan immoscoop immotop logic realo athome immo2000 facebook instagram google website site web
   whatsapp linkedin portaal portail portal mail email e`,
  `huidige nieuwe oude actuel nouveau ancien current new former neu alt aktuell onbekend onbekende inconnu inconnue
   unknown unbekannt anoniem anonyme anonymous anonym divers diverse privaat particulier prive private privat`,
);

/** First words of contacts that stand for many people: `Suchprofile Aalst (12)`. */
export const GROUP_WORDS = wordSet(
  `zoekprofielen zoekopdrachten abonnees nieuwsbrief nieuwsbrieven profils abonnes alertes infolettre
   suchprofile suchauftrage abonnenten interessenten rundbrief newsletter profiles subscribers alerts mailing`,
);
