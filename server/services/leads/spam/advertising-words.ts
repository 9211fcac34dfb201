/**
 * Words of unasked-for advertising, in the four languages of the product alike: stems, each found
 * at the beginning of a word of a text in small letters without accents. A topic counts its points
 * for the first word found, and one more for each further one.
 */
export interface Topic {
  name: string;
  points: number;
  /** Regular expressions. `any`: the same in every language. */
  words: Readonly<Record<'any' | 'nl' | 'fr' | 'en' | 'de', string>>;
}

/** What is offered. None reaches the quarantine alone by one word. */
export const ADVERTISED_TOPICS: readonly Topic[] = [
  {
    name: 'search engines',
    points: 4,
    words: {
      any: 'seo\\b|serp\\b|backlinks?|link ?building|guest ?posts?|domain authority|da ?[3-9]0\\+?|do-?follow|netlinking|google (ads|ranking|positie|seite|position)|(higher|hoger|weiter oben|plus haut|better) .{0,15}google|google maps .{0,20}(weiter oben|ranking|higher|hoger|plus haut)',
      nl: 'zoekmachine|zoekresultaten|vindbaar|(hoger|bovenaan|beter|eerste|1) (scoren )?(in|op|bij) google|eerste pagina|organisch verkeer|(meer )?(verkeer|bezoekers) (naar|op|voor) (uw|je|de|jullie) (web)?(site|pagina)|gastblog',
      fr: 'referencement|referencer|moteurs? de recherche|premiere (page|position)|1ere page|resultats (de recherche|google)|trafic (organique|web|qualifie|de|sur|vers|cible)|votre trafic|visibilite (en|sur|de|web)|votre visibilite|positionnement (de|sur|web)|liens entrants|articles? (invite|sponsorise)',
      en: '(first|1st) page|page (one|1)\\b|search (engine|result)|(organic|website|web|more|targeted) traffic|rank(s|ing|ings)?\\b|(top|higher) (of|on|in) google|link insertion|online (presence|visibility)|(your|search|web) visibility|online visibility',
      de: 'suchmaschine|suchergebnis|(erste|ersten) (seite|platz)|seite (1|eins)\\b|platz 1\\b|sichtbarkeit|gefunden werden|(mehr )?besucher (auf|fur) (ihre|deine)|gastbeitrag|linkaufbau|reichweite',
    },
  },
  {
    name: 'marketing',
    points: 3,
    words: {
      any: '\\d[\\d. ]* ?(e-?mails?|adressen|contacts?)\\b|(vonden|gevonden|found|trouve|gefunden|detected) .{0,25}(fouten|erreurs|errors|issues|fehler)|(\\d+|mehrere|several|verschillende|plusieurs) .{0,10}(fouten|erreurs|errors|fehler)|lead.?generat|google-?bewertung|(google|5|five|vijf|cinq|funf).{0,6}(star|sterren|etoiles|sternen)|(\\d+|koop|buy|achetez|kaufen|boost) .{0,25}(reviews|avis|bewertungen)|influencers?|telemarketing|saas\\b|outsourc|web-?design|(wordpress|shopify)|leads\\b|social media|marketing|b2b|chatbots?|followers?|crm-|ai-(tool|agent|assist)',
      nl: '(mail|e-mail)adressen|bedrijven(gegevens|bestand)|(artikel|link) (plaatsen|publiceren|op uw)|gesponsorde|uitbested|(nieuwe|potentiele) klanten|(app|software)ontwikkel|afspraken met|(nieuwe|moderne|professionele|snelle) (web)?site|(web)?site (laten )?(maken|bouwen|ontwerpen|vernieuwen)|(meer|nieuwe|extra) (klanten|omzet|leads|aanvragen|volgers|opdrachten)|volgers|adverteren|advertenties|(adressen|mail|bel)(bestand|lijst)|databank|database|bedrijfsvideo|drukwerk|visitekaartjes|(groei|omzet) (van|voor) uw',
      fr: '(articles?|lien) .{0,25}(sur|dans) (votre|vos) (blog|site|page)|sponsoris|applications? mobiles?|externalis|centre d.appels?|(generation|acquisition) (de|d.)|mandats? (exclusif|vendeur|ce mois)|emails? (d.entreprises|professionnels|cibles)|agence (de communication|web|digitale|seo)|imprim|flyers|erreurs? (qui|sur)|(creation|refonte|conception) (de|du|d.un|complete)|nouveau site|site (internet|web) (moderne|professionnel|vitrine)|(plus|nouveaux|davantage) (de |d.)?(clients|prospects|leads|ventes|contacts|abonnes)|prospect(s|ion)|reseaux sociaux|abonnes|publicit|base de donnees|fichiers? (clients|de)|developper votre|boostez|chiffre d.affaires|cartes de visite|video d.entreprise',
      en: '(article|link|post) .{0,25}(on|in|to) your (blog|site|page|website)|(place|publish|post) (a|an|our) (sponsored |guest )?(link|article|post)|sponsored (post|article)|(seller|exclusive|buyer) leads|data entry|photo (retouching|editing)|(app|wordpress|software|web) (develop|design)|mobile.friendly|(likes|views) |re-?design|(more|new|qualified|extra) (customers|clients|leads|sales|business|followers|bookings)|lead generation|(e-?mail|contact) (list|database)|database of|(mobile|web) app|explainer video|outsourc|virtual assistant|(grow|boost|scale|increase|promote|improve) (your|you)|advertis|web(site)? develop|conversion rate',
      de: 'firmenadressen|(verkaufer|kaufer|exklusive)-?leads|(artikel|link|beitrag) .{0,25}(auf|zu) (ihr|uns)|telefonakquise|kaltakquise|erklarvideo|imagefilm|(firmen|e-?mail|mail)-?adressen|(app|software|web|wordpress)-?(entwickl|programmier)|werbe|(fur|auf) handys? .{0,10}optimiert|abonnenten|likes|(neue|moderne|professionelle) (website|webseite|homepage|internetseite)|(mehr|neue|zusatzliche) (kunden|anfragen|umsatz|leads|auftrage|follower|abonnenten)|neukunden|kundengewinnung|werbe(agentur|video|kampagne|anzeige)|werbung|(adress|firmen)(daten|liste)|datenbank|(webseite|website|homepage)n? (erstell|gestalt|optimier|programmier)|umsatz|visitenkarten',
    },
  },
  {
    name: 'quick money',
    points: 4,
    words: {
      any: 'bitcoins?|btc\\b|crypto|krypto|ethereum|usdt|forex|nfts?\\b|blockchain|trading|airdrop|binance|crypto.wallet|token sale|mlm\\b',
      nl: 'rijk worden|enquetes?\\b|(forex|trading|crypto)[ -]?signalen|investeer nu|passief inkomen|(geld|tot|\\d+) verdien|verdien (geld|tot|snel|meer|nu|[€$\\d])|bijverdien|(dagelijkse?|gegarandeerde?|snelle?|vast) (winst|rendement|inkomsten)|(rendement|winst) van \\d|investerings(platform|kans|mogelijkheid|aanbod)|beleggings(platform|kans)|financiele vrijheid|thuis ?werk',
      fr: 'rentier|tokenis|(devenir|devenez|rendus?) .{0,20}riches?\\b|revenus? (passif|complementaire|garanti)|gagne[rz] (de l.argent|jusqu|plus|facile|vite|[€$\\d])|argent (facile|rapide)|(rendement|gain|profit|benefice)s? (garanti|quotidien|de \\d|journalier)|plateforme d.investissement|opportunite d.investissement|liberte financiere|travail(lez|ler)? (a|depuis) (domicile|chez)',
      en: 'get rich|presale|signals that|passive income|(earn|make) (money|up to|extra|[€$\\d])|(daily|guaranteed|huge|fast|weekly) (profit|return|income|earning|payout)|returns? of \\d|(investment|trading) (platform|opportunity|plan)|double your|financial freedom|work from home|profitab',
      de: 'vorverkauf|partnerprogramm|reich werden|verdoppeln sie|passives einkommen|geld verdienen|(verdienen|verdiene) (sie|du|bis|[€$\\d])|nebenverdienst|nebeneinkommen|(tagliche|garantierte|schnelle|hohe)[nrs]? (gewinn|rendite|ertrag|einnahmen)|rendite von \\d|(investment|anlage|investitions)(plattform|chance|moglichkeit)|finanzielle (freiheit|unabhangigkeit)|heimarbeit|von zu hause (aus )?(arbeiten|verdienen)',
    },
  },
  {
    name: 'loans',
    points: 4,
    words: {
      any: 'micro-?(credit|krediet|kredit)|crowdlending|factoring',
      nl: 'dringende? (lening|krediet)|financiering nodig|(geven|verstrekken|verlenen) (krediet|leningen)|(lening|leningen|krediet|kredieten) (aan (iedereen|particulier|bedrijven)|zonder|binnen|nodig|aanbied|met lage|van \\d[\\d.]* tot)|(persoonlijke|zakelijke|snelle|goedkope|particuliere|dringende) (lening|krediet)|leningaanbod|(zonder )?bkr\\b|kredietcheck|geldschieter|kredietverstrekker|geld (nodig|lenen)|schulden (samen|weg)|zonder (onderpand|papierwerk|bewijs)|rente(voet)? van',
      fr: 'credits? (facile|pour tous|meme)|interdit bancaire|fiche\\b|emprunteurs?|dettes|prets? (entre|rapide|personnel|d.argent|sans|urgent|de \\d[\\d. ]*( ?€| ?euros)? a (un )?(taux|\\d))|(offre|demande|proposition) de (pret|credit|financement)|credits? (rapide|sans|facile|a taux|de \\d[\\d. ]*( ?€| ?euros)? a (un )?(taux|\\d))|preteur|besoin (d.un|de) (pret|credit|financement|argent|liquidite)|taux (de|d.interet|fixe)? ?(a |de )?\\d|sans (justificatif|garantie|enquete)|aide financiere|rachat de credit',
      en: '(bad|poor) credit|funding within|loan for|emergency loan|loans? (offer|at \\d|without|for (every|any)|up to|today|from \\d)|(personal|business|quick|instant|urgent|easy|payday|private|affordable|cheap|legit) (loan|funding|credit|finance)|(need|want|apply for) (a |an |any )?((quick|urgent|fast) )?(loan|funding)|interest rate of|(bad|no|poor) credit|credit check|(loan|private) (lender|company|firm)|(financial|debt) (assistance|help|relief|consolidation)|no collateral',
      de: 'kredit .{0,20}(fur alle|schufa|stunden|sicherheit)|(geschafts|firmen|unternehmens)kredit|dringender kredit|liquiditat|(kredit|kredite|darlehen) (ohne|ab \\d|zwischen|fur alle|schnell|von \\d[\\d.]* bis)|(sofort|privat|blitz|klein|online)-?(kredit|darlehen)|kreditangebot|kreditvermitt|(ohne |trotz )?schufa|zinssatz|zinsen von|geld (leihen|benotig)|(umschuldung|schulden)|kreditgeber|finanzielle hilfe|ohne (sicherheit|papierkram|nachweis)',
    },
  },
  {
    name: 'gambling',
    points: 4,
    words: {
      any: 'casinos?\\b|jackpot|poker\\b|roulette|(online|video) ?slots?|slot ?(games?|machine)|bookmakers?|blackjack|1xbet|(free|gratis) ?spins|bingo|tipster',
      nl: 'gokken|gokkast|goksite|wedden|weddenschap|welkomst?bonus|stortingsbonus|(speel|win) (nu|mee|grote|duizenden)|krasloten|loterij',
      fr: 'paris? sportifs?|tours gratuits|bonus (de bienvenue|sans depot|de depot)|jeux? (d.argent|en ligne)|machines? a sous|loterie|(jouez|gagnez) (maintenant|gros|des milliers)|pronostics?',
      en: 'betting|gambl|sportsbook|(welcome|deposit|no deposit|signup) bonus|place your bets?|(play|win) (now|big|real money|thousands)|lottery|odds\\b|wager',
      de: 'sportwetten?|freispiele|(willkommens|einzahlungs|neukunden)bonus|spielautomat|glucksspiel|wetten auf|(jetzt|gross) (spielen|gewinnen)|lotterie|lotto',
    },
  },
  {
    name: 'adult',
    points: 5,
    words: {
      any: 'sexcam|strip(tease|per)|porno?s?\\b|xxx (video|film|cam|photo|foto)|nudes? xxx|escorts?|sex(y|cam|chat|date)?\\b|onlyfans|webcam (girl|show|sex)|viagra|v[i1]agr|cialis|levitra|sugar (baby|dadd|momm)|milfs?|nudes\\b|erotic|hookup',
      nl: 'erotische? massage|singles\\b|seks|hete? (dames|vrouwen|meiden|singles|date)|geile?\\b|naakt(foto|e)?|erotisch|eenzame (vrouwen|dames)|(vrouwen|dames|singles) (in (uw|jouw|je)|bij jou)|sexdate|ontmoet (leuke|sexy|hete|vrouwen|singles)|erectiepil',
      fr: 'sexe|plan cul|(femmes?|filles?|nanas?) (chaudes?|russes?|celibataires?|seules?|coquines?|pres de)|rencontres? (coquines?|sans|discretes?|adultes?|libertines?|chaudes?)|photos? (nues?|coquines?)|erotique|celibataires? (pres|dans)|erection|massage (erotique|sensuel|naturiste)',
      en: '(hot|sexy|lonely|single|naughty|russian) (girls?|singles|women|ladies|milf|babes)|(girls|women|singles) (near|in your|waiting|want)|naked|adult (dating|content|site)|(casual|adult|online) dating|erectile|(enlarge|bigger) ',
      de: '(heisse|geile|einsame|willige|reife|sexy) (frauen|madchen|singles|girls|damen)|(frauen|singles) (in (deiner|ihrer)|aus|warten)|nackt|erotik|seitensprung|sextreffen|erektion|potenz(mittel|pille|-)|(sex|casual)-?(dating|kontakte)|partnersuche',
    },
  },
  {
    name: 'goods',
    points: 4,
    words: {
      any: '(authentiques?|geregistreerde?|registered|registrierte?) .{0,15}(diplom|permis|passport|rijbewij|licen|drivi)|(diplom\\w*|passeports?|permis) .{0,25}(enregistre|a vendre)|repli(ca|que)s?\\b|rezeptfrei|replicas?|rolex|louis vuitton|gucci|ray-?ban|cbd\\b|keto\\b|ozempic|semaglutid|iptv|vpn\\b|cracked|software keys?|tramadol|xanax',
      nl: 'kilo .{0,20}(weken|dagen)|led.?verlichting|online apotheek|afslank|afval(len|pillen)|gewicht verliezen|dieetpil|(goedkope|nep) (merk|horloges|tassen|medicijn|pillen)|groothandel|fabrikant|leverancier van|rijbewijs kopen|(diploma|paspoort|rijbewijs)(sen)? (te koop|kopen|zonder)|mondmaskers|(schoonmaak|poets)(bedrijf|dienst|ploeg)|kantoorartikelen|toner',
      fr: 'kilos? (de moins|en|sans)|prix (d.)?usine|sortie d.usine|(depuis|de) (chine|shenzhen)|sans ordonnance|toners?|menuiseries en|pharmacie en ligne|(perdre|perte) (du|de) poids|maigrir|minceur|(pilules?|medicaments?) (pas|sans|moins)|(montres?|sacs?) de (luxe|marque)|grossiste|fabricant|permis de conduire (sans|en|a)|(diplome|passeport|permis)s? (a vendre|en ligne|authentique|enregistre)|masques? chirurg|(nettoyage|entretien) de (bureaux|vos|locaux)|(societe|entreprise) de nettoyage|panneaux (solaires|photovolt)\\w* (subvention|gratuit|a |sans|pour vous)|fournitures de bureau|isolation a 1',
      en: '(pounds|kilos?|lbs) in|shenzhen|distributors?\\b|no prescription|discount meds|passports too|(online|canadian|cheap) (pharmacy|meds|pills)|weight loss|lose weight|diet pill|(cheap|luxury|fake) (watches|bags|brand|meds|pills)|wholesale|manufacturer|your supplier|factory (price|direct)|(driving|driver.?s) licen[cs]e (for|without)|(passport|diploma|degree|licen[cs]e)s? (for sale|online|without)|face masks?|(cleaning|janitorial) (services?|company)|office supplies|solar (installation|panels? (for|from|at))|ink cartridge|led (light|screen)',
      de: 'kilo in|ohne rezept|led-leuchten|ab werk|online-?apotheke|abnehm|gewicht verlieren|diatpille|(gunstige|gefalschte|billige) (uhren|taschen|marken|medikament|pillen)|grosshandel|grosshandler|hersteller|lieferant|fuhrerschein (kaufen|ohne)|(diplom|reisepass|fuhrerschein)e? (kaufen|zu verkaufen|ohne)|schutzmasken|(gebaude|buro)reinigung|reinigungs(firma|dienst|service)|burobedarf|(solar|photovoltaik)anlagen? (zu|fur ihr|gunstig|komplett|vom)|druckerpatronen',
    },
  },
  {
    name: 'fraud',
    points: 4,
    words: {
      any: 'western union|gift ?cards?|paypal account|bank transfer of|atm card',
      nl: 'gelukkige winnaar|wachtwoord verlo|(u|je) (hebt|heeft|bent) .{0,20}(gewonnen|geselecteerd|winnaar)|prijswinnaar|begunstigde|(miljoen|miljoenen) (euro|dollar|erf)|(uw|je) (account|rekening|domein(naam)?|mailbox|postvak) .{0,25}(geblokkeerd|verlo|opgeschort|vol|beperkt)|domeinnaam .{0,20}(verlo|verleng)|(bevestig|verifieer) uw (account|gegevens|rekening)|auteursrecht|nalatenschap van \\d|overleden klant|diplomatieke',
      fr: 'mot de passe expire|boite mail|(vous avez|vous etes) .{0,25}(gagne|gagnant|selectionne)|beneficiaire|(million|millions) (d.euros|de dollars|usd|eur)|votre (compte|boite|domaine|nom de domaine) .{0,25}(bloque|expire|suspendu|plein|limite)|nom de domaine .{0,20}(expire|renouvel)|(confirmez|verifiez) (votre|vos) (compte|donnees|informations)|droits? d.auteur|heritage de \\d|don (de|d.une) |atteinte? d.un cancer|(schenk|don|donation) de \\d',
      en: 'infring(e|ing|es) |claims? agent|private email|business proposal|(you have|you.ve|you are) (been )?(won|selected|chosen)|(lucky )?winner|beneficiary|next of kin|million (dollars|euros?|usd|eur|pounds)|your (account|mailbox|domain|listing) .{0,25}(suspended|expir|locked|full|limited|blocked)|domain (name )?.{0,20}(expir|renew)|(verify|confirm|update) your (account|details|information|payment)|copyright (infring|violat|claim)|(late|deceased) (client|husband)|(inheritance|consignment) (fund|of)|(transfer|release) of (the )?funds?|confidential (business|proposal|deal)|hacked',
      de: 'bilder verletzen|(herzlichen )?gluckwunsch|spenden|sie (haben|wurden|sind) .{0,25}(gewonnen|ausgewahlt|gewinner)|begunstigte|(million|millionen) (euro|dollar|usd|eur)|ihr(e)? (konto|postfach|domain|account) .{0,25}(gesperrt|lauft ab|voll|abgelaufen|eingeschrankt)|domain .{0,20}(lauft|ablauf|verlanger)|(bestatigen|verifizieren|aktualisieren) sie ihr(e)? (konto|daten|zahlung)|urheberrecht|erbschaft (von|in hohe)|verstorbenen? (kunden|mann)|vertraulich(e|es) (angebot|geschaft)|gehackt',
    },
  },
];

/** Phrases of advertising for anything: a point or two for each. */
export const ADVERTISING_PHRASES: readonly Topic[] = [
  {
    name: 'offer',
    points: 2,
    words: {
      any: 'kort gesprek|kurz(es)? (zeit|gesprach|telefonat)|appel de \\d|\\d+ ?min(ut|u?tes?)\\b|ich helfe|i help|ik help|j.aide (les|des)|facebook|instagram|tiktok|linkedin|youtube|audit|demo\\b|portfolio|catalog(ue|us)?\\b|whatsapp \\+|(win-?win|unsubscribe|opt-?out|newsletter|telegram|t\\.me|wa\\.me|bit\\.ly|tinyurl|skype|wechat)',
      nl: 'diensten|dienstverlening|gratis|we doen|voorstel|prijslijst|(kan|mag) ik u (de |onze |een )?(prij|offerte|voorstel|info)|betaal pas|zonder (inschrijving|registratie)|bel nu|discreet|(wij|we) (bieden|helpen|leveren|verzorgen|ontwerpen|bouwen|kunnen u helpen|zorgen|zijn (een|gespecialiseerd)|specialiseren|werken met)|(ik|wij) (bied|help|verkoop|kan u|kunnen u) |ons (team|bureau|bedrijf|platform|aanbod)|onze (experts|specialisten|diensten|agency|producten|klanten)|uitschrijven|afmelden|gratis (proef|audit|analyse|scan|consult|offerte|demo|gesprek|advies|test|voorstel)|vrijblijvend(e)? (gesprek|offerte|kennismaking|demo|voorstel)',
      fr: 'services? (de|d.|pas)|pas cher|gratuit|paiement apres|apres resultats|sans (inscription|engagement|effort|examen|experience)|livraison|(nous|je) (developp|fabriqu|cherchons des part|vend|souhaitons publier)|nous (proposons|offrons|aidons|sommes (une|un|specialis)|accompagnons|realisons|creons|fournissons|pouvons vous|mettons|livrons)|(je|on) (propose|offre|vends|accorde|peux vous) |notre (agence|societe|equipe|entreprise|plateforme|offre|cabinet)|nos (experts|services|produits|specialistes)|desabonner|desinscrire|(audit|essai|devis|demo|test|analyse|etude|maquette|consultation) (gratuit|offert|sans engagement)|gratuitement|sans engagement',
      en: 'services\\b|(very |so )?(cheap|affordable|low) price|pay (only )?after|we are (a |an )?(team|company|agency|manufact)|we (pay (well|good|you)|manufactur|look for)|(want|need) a (demo|quote|website)|no experience|without (exam|prescription)|(we|i) (offer|provide|help|can help|can get|specialize|specialise|build|design|sell|deliver|are a|work with|guarantee|noticed|found|came across|give)|our (team|company|agency|experts?|services?|platform|products?|prices|clients|software)|free (trial|audit|quote|sample|consult|analysis|demo|report|mockup|proposal|spins|gift)|no obligation|(quick|short) (call|chat)|would you be (interested|open)|interested in (a|our|buying|getting|working)',
      de: 'gunstig|(bezahlung|zahlung) nur|bei erfolg|wir zahlen|kostenlos|ohne (anmeldung|prufung|rezept|erfahrung)|dienstleistung|diskret|demo gefallig|wir (bieten|helfen|sind (eine|ein|spezialis)|unterstutzen|erstellen|liefern|konnen ihnen|ubernehmen|vergeben|gestalten|bringen)|ich (biete|verkaufe|vergebe|kann ihnen) |unser(e|en|em)? (agentur|team|firma|unternehmen|experten|dienst|angebot|plattform|produkte|kunden)|abmelden|abbestellen|(kostenlose?[nsr]?|gratis|unverbindliche?[nsr]?) (analyse|test|beratung|angebot|erstgesprach|demo|gesprach|audit|check|probe)|unverbindlich',
    },
  },
  {
    name: 'call to action',
    points: 1,
    words: {
      any: '\\d+ ?(€|euro|eur|usd|\\$)|[€$] ?\\d|usd ?\\d|\\d ?dollars?|24h|rabais|100 ?%|\\d{2,3} ?% (off|korting|rabatt|reduction|discount|remise)|24/7|vip\\b|!!!',
      nl: 'voor maar|slechts|of klik|wilt u|bent u op zoek|klik (hier|op|nu)|(registreer|meld|schrijf) (u|je) (nu|vandaag|in|aan)|bestel (nu|vandaag|hier)|beperkte? (tijd|aanbod|plaatsen)|alleen vandaag|gegarandeerd|(laagste|beste|scherpe) prij|aanbieding|korting|mis (deze|het) niet|reageer (nu|snel|vandaag)|interesse\\?|kans\\b|samenwerk|geachte (eigenaar|ondernemer|zaakvoerder|webmaster)|uw (web)?site|uw (bedrijf|onderneming|zaak)|begin (nu|vandaag)|start (nu|vandaag)|contacteer (ons|mij) (via|op|nu)|stuur (ons|mij) (een )?(mail|bericht|whatsapp)',
      fr: 'voulez-vous|seulement|besoin d.un|etes-vous interess|clique[zr] (ici|sur)|inscrivez-vous|commandez|offre (limitee|exceptionnelle|speciale|du)|(seulement|uniquement) aujourd|garanti|(meilleurs?|prix) (prix|tarif|imbattable)|promotion|reduction|remise|ne (manquez|ratez)|profitez|interesse\\(?e?\\)?s? \\?|opportunite|partenariat|cher (proprietaire|entrepreneur|webmaster)|votre site|votre (entreprise|activite|societe|business)|commencez|contactez-(nous|moi) (par|via|sur|au|maintenant)|des maintenant|(repondez|ecrivez)(-| )(moi|nous|a ce)',
      en: 'do you (want|need)|shall i|can i (share|send)|for only|are you (open|looking)|click (here|on|the|below)|(sign|signup) up|register (now|today)|order (now|today)|limited (time|offer|spots)|(only|just) today|guarantee|(best|lowest|competitive|affordable) (price|rate|cost)|special offer|discount|don.?t miss|act (now|fast)|interested\\?|opportunity|partner|collaborat|dear (sir|owner|website|webmaster|business|beneficiary|friend)|your (web)?site|your (business|company|brand)|start (now|today|earning)|contact (us|me) (via|at|on|now|today)|reply (to|with|now|yes|if)|get (started|yours|back to)|let me know|check (it|this) out',
      de: 'mochten sie|sollen wir|fur nur|brauchen sie|haben sie kurz|interesse an|klicken sie|klick hier|(registrieren|melden) sie (sich|jetzt)|jetzt (bestellen|anmelden|registrieren|sichern|starten|zugreifen|kaufen)|begrenzt|nur (heute|noch)|garantiert|(beste|gunstigste|niedrigste)[rn]? preis|sonderangebot|rabatt|verpassen sie|interesse\\?|interessiert\\?|gelegenheit|chance\\b|partnerschaft|zusammenarbeit|kooperation|sehr geehrte[rn]? (webseiten|website|unternehmer|geschafts|inhaber|webmaster)|ihre (website|webseite|homepage|internetseite|firma|seite)|ihr(em|en)? unternehmen|starten sie|kontaktieren sie (uns|mich) (uber|per|jetzt|unter)|schreiben sie (uns|mir)|antworten sie',
    },
  },
];

/** Words of Russian and Ukrainian advertising. */
export const CYRILLIC_ADVERTISING =
  'казино|ставк|заработ|доход|кредит|займ|продвиж|раскрут|сайт|криптовалют|биткоин|инвестиц|скидк|бесплатн|купить|заказ|секс|знакомств|виагр|бонус|реклам|рассылк|прибыл|заробі|позик|просуван|клиент|ссылк|трафик';
