import { lazySet, wordSet } from './word-set.ts';

/** Words of grammar, by language: by them the language of a note is told. */
export const FUNCTION_WORDS = {
  nl: wordSet(
    `de het een en of maar want dus dat die dit deze er daar hier waar wie wat hoe wanneer toen nu dan ook nog al niet geen
     wel zeer heel te van voor met door bij naar uit in op aan om over onder tussen tegen zonder na tot sinds tijdens ik jy hy
     zy we wy ze hem haar hun hen ons onze uw je myn zyn is was waren wordt werd worden heeft hebben had hadden kan kunnen wil
     willen zal zullen moet moeten mag als zoals omdat toch reeds alleen eerst laatste volgende vandaag morgen gisteren
     graag nogmaals terug weer veel weinig meer minder beide alle alles iets niets iemand niemand zich per via`,
  ),
  fr: wordSet(
    `le la les un une des du de et ou mais car donc que qui quoi dont ou ce cet cette ces il elle ils elles on nous vous je tu
     se sa son ses leur leurs mon ma mes notre nos votre vos est sont etait etaient sera ete a ont avait avaient aura eu au aux
     avec pour par chez dans sur sous entre contre sans apres avant depuis pendant vers ne pas plus tres trop bien aussi encore
     deja rien tout tous toute toutes comme si quand lors y en ici alors puis ensuite demain hier aujourd hui quelqu`,
  ),
  en: wordSet(
    `the a an and or but so that which who what this these those there here where when how then now also still not no very too of for
     with by at from to in on about over under between against without after before since during i he she it we they him her
     them his their our my your is was were be been are has have had can could will would shall should must may might do does
     did if as because again already only first last next today tomorrow yesterday all both some any none please`,
  ),
  de: wordSet(
    `der die das ein eine einer einem einen eines und oder aber denn dass dieser diese dieses da hier wo wer was wie wann dann jetzt auch noch
     schon nicht kein keine sehr zu von fur mit durch bei nach aus in im am an auf um uber unter zwischen gegen ohne vor bis
     seit wahrend ich du er sie es wir ihr ihm ihn ihnen uns mein sein seine ist war waren wird wurde worden hat haben hatte hatten
     kann konnen will wollen soll muss darf wenn als weil doch nur erst letzte nachste heute morgen gestern gern gerne bitte
     wieder viel wenig mehr alle alles etwas nichts jemand niemand sich vom zum zur beim ins`,
  ),
} as const;

export type NoteLanguage = keyof typeof FUNCTION_WORDS;

/** Any word of grammar. */
export const GRAMMAR = lazySet(() => Object.values(FUNCTION_WORDS).flatMap((words) => [...words]));

/** Articles and possessives: a noun follows, not a name. */
export const ARTICLES = wordSet(
  `de het een deze die dit dat hun onze uw zyn haar myn geen elke ieder le la les l un une des du au aux ce cet cette ces son sa ses leur leurs
   mon ma mes notre nos votre vos the a an this that these those his her their our your my no each every der die das den dem des ein eine
   einer einem einen kein keine im am vom zum zur beim ins dieser diese dieses dem jeder jede ihr ihre sein seine unser`,
);

/** Articles of one among many: never before a name in small letters. */
export const INDEFINITE_ARTICLES = wordSet('een un une ein eine einer einem einen an');
