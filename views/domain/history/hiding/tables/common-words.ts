import { FIRST_NAMES } from './first-names.ts';
import { GRAMMAR } from './function-words.ts';
import { lazySet, wordSet } from './word-set.ts';

/** Words of Dutch, French and English that are also names. */
const WORDS = wordSet(
  // colours, sizes, qualities
  `wit zwart rood groen groene blauw bruin bruyn geel grys grijs roze paars oranje klein kleine groot grote lang lange kort korte hoog hoge laag
   breed smal dik dun oud oude jong jonge nieuw nieuwe goed goede mooi mooie warm koud vers fris stil rustig sterk zwaar licht donker helder snel
   traag duur goedkoop vry vroom wys wild zoet zuur zacht hard recht rond scherp vlak diep leeg vol ruim eerlyk trots bloot sober fel`,
  `blanc blanche noir noire rouge vert verte bleu bleue brun brune jaune gris grise rose petit petite grand grande gros grosse long longue court
   courte haut haute bas basse large vieux vieille jeune nouveau neuf neuve bon bonne beau belle bel joli jolie chaud froid frais calme fort forte
   leger clair claire sombre rapide lent cher riche pauvre sage gentil doux douce dur droit rond plein vide simple entier premier second dernier
   constant parfait juste prudent modeste heureux content franc franche joyeux marchal vaillant vrai bref`,
  `white black red green blue brown grey gray pink yellow small little big large great long short high low broad wide old young new good nice warm cold
   fresh quiet strong heavy light dark bright quick slow rich poor sharp hard soft wild sweet full empty best better noble savage moody swift stern
   close fair free gentle hardy keen proud wise just`,
  // nations and languages
  `francais francaise anglais anglaise allemand allemande belge belges neerlandais flamand wallon italien espagnol portugais polonais suisse turc marocain
   frans franse engels engelse duits duitse belg belgen nederlands nederlander vlaming waal italiaan spaans pools turk portugees
   belgian dutch german italian spanish polish irish welsh scottish portuguese turkish swiss danish
   deutsch deutsche deutscher englisch franzosisch franzose belgier hollander niederlander schweizer italiener spanier pole turke`,
  // trades
  `bakker slager visser smid kuiper timmerman schilder molenaar boer jager herder koster koopman kramer wever snyder schoenmaker metser
   brouwer kok koning keizer prins graaf hertog ridder bisschop paus deken monnik pastoor burgemeester meester rechter schepen schepers
   schoolmeester veldman dekker maler mulder muller decker coopman ketelaar`,
  `boulanger boucher marchand fournier meunier charpentier forgeron berger tonnelier couvreur macon peintre pecheur chasseur jardinier cuisinier
   roi prince comte duc chevalier eveque abbe moine pretre maire maitre juge sergent soldat marin carlier barbier mercier meunier chapelier tailleur
   tisserand potier sabotier serrurier menuisier lemaitre bourgeois gendarme pasteur tanneur cordier facteur`,
  `baker butcher fisher smith cooper carpenter painter miller farmer hunter shepherd mason weaver taylor tailor turner cook king prince duke earl
   knight bishop pope monk priest mayor judge sergeant page clerk cartwright carter porter gardener gardner barber butler archer potter
   driver walker singer skinner fowler marshall parker spencer steward stewart sawyer tanner tyler ward chandler`,
  // nature, animals
  `berg bos beek dal veld water zee meer vliet heide weide duin dyk polder kant bron steen zand klei gras boom eik beuk linde els es wilg den berk
   noord oost zuid west noorden oosten zuiden westen vyver dries
   hazelaar roos bloem bloemen lelie iris tulp appel peer kers noot haan hen vink mus valk arend adelaar uil raaf duif wolf vos beer leeuw haas hert
   bok lam schaap koe os stier paard hond kat muis rat vis snoek mol bever zwaan gans sneeuw regen wind storm zon maan ster donder bliksem hagel vuur`,
  `mont montagne bois foret ruisseau val vallee champ champs eau mer lac riviere fontaine pierre roche sable argile herbe arbre chene hetre tilleul
   nord sud est ouest levant couchant
   frene saule bouleau sapin pin rose fleur fleurs lys iris pomme poire cerise noix coq poule moineau faucon aigle hibou corbeau pigeon loup renard ours
   lion lievre cerf bouc agneau mouton vache boeuf taureau cheval chien chat souris rat poisson brochet castor cygne oie neige pluie vent orage soleil
   lune etoile tonnerre feu prairie pre dupre jardin verger buisson marais rivage fosse perron rocher colline plaine bosquet`,
  `hill wood woods brook dale field fields water sea lake river spring springs stone sand clay grass tree oak beech ash willow birch rose flower lily
   iris apple cherry nut rooster finch sparrow hawk eagle owl raven dove wolf fox bear lion hare deer lamb sheep cow ox bull horse hound cat mouse
   fish pike mole beaver swan snow rain wind storm sun moon star thunder fire marsh heath forest park garden gardens banks bush reed rivers ridge
   north south east west flood frost grove vale lodge field peak thorn waters
   cliff ford moss pool poole shore wells bird crane heather ivy holly daisy jasmine olive ginger berry`,
  // time, house, other nouns
  `lente zomer herfst winter januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag
   donderdag vrydag zaterdag zondag dag nacht morgen avond jaar maand week uur kerst pasen huis hof kerk molen toren poort muur dak deur
   kamer keuken kelder zolder trap vloer gang tuin stal schuur veranda brug straat weg pad plein markt put hoek kruis bergen huyse kasteel slot burg
   bel bod brief hamer nagel zwaard schild kroon ring zak kous hoed hoofd hand voet baard bot dood leven vrede vriend liefde deugd geluk hoop
   post pas pot kamp blok brand dam gast goud haak hout kap knop kool kraan kuil last mast mantel plas plank poel punt pyp riem rook schoen
   schot sluis spek stam stap stoel tak tand vaart vat vlek vork wand werf wiel wolk wortel zaal zeil plaats lamp kist kans staal
   prys akte verkoop bezoek kantoor woning bank zetel tafel kast`,
  `printemps ete automne hiver janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi
   vendredi samedi dimanche jour nuit matin soir an annee mois semaine heure noel paques toussaint maison cour eglise moulin tour porte mur toit
   chambre cuisine cave grenier escalier sol couloir etable grange pont rue chemin place marche puits coin croix chateau bourg ville village marteau
   clou epee couronne anneau sac chapeau tete main pied barbe mort vie paix ami amour vertu bonheur espoir espérance prix acte vente visite bureau table
   barre bouton boule caillou carton cloison corde grain lit loge manche niveau papier passage piece plat platre poste poutre rampe tapis terre
   tuile verre volet voisin voisine cousin bonnet
   dame page carre cloche couture coutume genie loyal martial victoire marine reine grace ange celeste plante bataille bonaparte leroi tombeur collard`,
  `summer autumn winter january february march april may june july august september october november december monday tuesday wednesday thursday
   friday saturday sunday day night morning evening year month week hour christmas easter house court church mill tower gate wall roof door
   room kitchen cellar stair stairs floor hall hill barn bridge street road path square market well corner cross castle bell bid hammer sword shield crown
   gates glass hood kitchen main nail parks power speed street style town way worth walls weeks bond booth player chambers
   ring bag hat head hand foot beard death life peace friend love hope price deed sale visit office home land will mark grace faith joy dawn
   post plank pipe plant rail rush seal shed stock strand tile vine block brand button camp chance comfort counter craft guest harbour key keys law
   lock locks nurse paddock paint patch pitch rope sail salt silk stable stall start store tall tank tiles timber valley wheel window wing works yard
   pearl ruby amber sky max frank grant bill jack rob bob sue pat art drew chase brooks case cash cole pace penny pound price read sales
   dean temple abbey chapel rice bacon cotton silver gold stone steel wood rust major minor english french scott holland ireland wales`,
);

/** German nouns, which always have a capital. */
export const GERMAN_NOUNS = wordSet(
  `backer metzger fleischer fischer schmied schmidt kuper zimmermann maler muller bauer jager schafer hirt kuster kaufmann kramer weber
   schneider schuster maurer brauer koch konig kaiser prinz graf herzog ritter bischof papst monch pfarrer richter lehrer
   wirt gartner topfer sattler schreiber schreiner schlosser wachter pfeifer krieger soldat
   berg wald bach tal feld wasser meer see heide wiese weide deich brunnen quelle stein sand ton gras baum eiche buche linde esche weide birke tanne
   rose blume lilie iris tulpe apfel birne kirsche nuss hahn huhn fink spatz sperling falk falke adler eule rabe taube wolf fuchs bar lowe hase hirsch bock lamm schaf
   kuh ochse stier ross pferd hund katze maus ratte fisch hecht biber schwan gans vogel storch strauss igel frosch kafer schnee regen wind sturm sonne mond stern donner
   blitz hagel feuer fruhling fruhjahr lenz sommer herbst winter januar februar marz april mai juni juli august september oktober november dezember montag dienstag
   mittwoch donnerstag freitag samstag sonntag tag nacht morgen abend jahr monat woche stunde weihnachten ostern haus hof kirche muhle turm pforte
   tor mauer dach tur zimmer kuche keller boden speicher treppe gang garten stall scheune brucke strasse weg pfad platz markt ecke kreuz schloss burg
   glocke gebot brief hammer nagel schwert schild krone ring sack hut kopf hand fuss bart tod leben frieden freund liebe tugend gluck hoffnung preis akte
   post platte rad rahmen rasen riegel rinne schwelle saule sockel stock stuhl stufe tafel truhe wand zaun ziegel zoll brand damm decke fass
   fenster flur gast giebel keil kessel kette kiste latte laube leiter nest pfeil rast rauch riemen schacht
   verkauf besuch buro bank tisch schrank raum blick ruhe land stadt dorf wohnung balkon terrasse zeit zustand lage angebot besichtigung termin kauf notar
   kraft mut herz geist engel teufel himmel holz eisen gold silber kupfer salz brot bier wein milch korn weizen roggen hafer gerste kohl rube bohne
   schatz graben hugel grund anger busch dorn moos rohr schilf ufer steg teich klee bluhm blum apfelbaum sohn vetter vater bruder ohm mann frau kind knecht`,
);

/** German adjectives that are also names: they have a capital only within names and at a beginning. */
const GERMAN_WORDS = wordSet(
  `klein kleine gross grosse lang lange kurz kurze hoch hohe breit schmal dick dunn alt alte jung junge neu neue gut gute schon schone schoner warm kalt frisch still ruhig
   stark schwer leicht dunkel hell schnell langsam teuer billig frei fromm weise wild suss sauer zart hart recht rund scharf flach tief leer voll weiss schwarz rot
   grun blau braun gelb grau rosa reich arm lieb ehrlich stolz ernst kluge klug kuhn scherf krause kraus fuchsig bunt froh frohlich selig eigen sauber fertig
   anders recht besser wohl gern bald winkel`,
);

/** Words that have a capital wherever they stand. */
export const CAPITAL_WORDS = wordSet(
  `noel paques pentecote ascension kerst kerstmis pasen pinksteren christmas easter weihnachten ostern pfingsten
   january february march april may june july august september october november december monday tuesday
   wednesday thursday friday saturday sunday internet`,
);

/**
 * Words that are also surnames or first names. A name that is one of them counts as a person only by
 * its neighbours.
 */
export const COMMON_WORDS = lazySet(() => [...WORDS, ...GERMAN_NOUNS, ...GERMAN_WORDS, ...GRAMMAR]);

/** Of these, those that are written with accents. */
const ACCENTED = new Set(
  `chêne hêtre frêne forêt été prés pré évêque abbé rivière vallée étoile août février noël père mère frère légère première
   dernière entière église château grès âge âme même après très où déjà là à être étable fossé marché bûcher pêcheur maçon prêtre
   maître reçu dû sûr où poiré pommé félix doré léger étang côté côte île
   groß große großer großes weiß weiße jäger müller schäfer bäcker küster krämer töpfer brücke mühle kühn grün grüne schön schöne früh frühling früher
   hügel käfer löwe bär hänsel für über größer höhe später nächste während würde könnte möchte müssen süß weißer gärtner wächter mönch pförtner
   könig büro küche türe tür öl männer väter brüder söhne töchter gäste bäume bäum
   één vóór zoë coördinator`.split(/\s+/),
);

/** Whether a word, as it is written, is one of the language too: `Łéš` is not `les`. */
export function isCommon({ text, key }: { text: string; key: string }): boolean {
  if (!COMMON_WORDS.has(key)) return false;
  const lower = text.normalize('NFC').toLowerCase();
  return (
    lower === lower.replace(/[^ -~]/g, '') ||
    ACCENTED.has(lower) ||
    ACCENTED.has(lower.replace(/e?s$/, ''))
  );
}

/** First names that are no other word. */
export const CLEAR_FIRST_NAMES = lazySet(() =>
  [...FIRST_NAMES].filter((name) => !COMMON_WORDS.has(name)),
);
