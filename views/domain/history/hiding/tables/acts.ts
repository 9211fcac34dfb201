import { wordSet } from './word-set.ts';

/** Verbs of people, as they stand behind a name. */
export const PERSON_VERBS = wordSet(
  `belt belde bellen belden komt kwam komen kwamen gaat ging vraagt vroeg vragen vroegen zegt zei zeggen wil wilde willen wou biedt bood bieden boden
   denkt dacht twyfelt twyfelde zoekt zocht zoeken wacht wachtte meldt meldde melden laat liet stuurt stuurde mailt mailde antwoordt antwoordde bezoekt bezocht
   bezoeken bezochten annuleert annuleerde verplaatst verplaatste verzet tekent tekende ondertekent ondertekende haakt haakte vindt vond vinden vonden weet wist hoopt hoopte
   leest las schryft schreef ziet zag spreekt sprak toont toonde bevestigt bevestigde weigert weigerde aanvaardt aanvaardde koopt kocht verkoopt huurt huurde wenst wenste
   wensen verhoogt verhoogde verlaagt verlaagde trekt trok haalt haalde brengt bracht betaalt betaalde klaagt klaagde mist miste beslist besliste kiest koos
   verkiest verkoos woont woonde verhuist verhuisde tekenen tekenden informeerde contacteert contacteerde bevestigen overloopt nodigt regelt regelde volgt volgde aarzelt aarzelde
   dringt drong bedankt bedankte stelt stelde geraakt twyfelen sms't smst appt appte whatsappt verwacht verwachtte reageert reageerde wordt werd kreeg krygt neemt nam geeft gaf doet deed houdt hield blyft bleef overweegt heeft had kan kon moet zal zou mag is was
   hebben hadden zyn waren terugbellen terugbelt langskomt langs zegde informeert vertelt vertelde`,
  `appelle appelait appellent appela demande demandait demandent vient venait viennent vint veut voulait veulent voudrait dit disait propose proposait proposent offre
   offrait pense pensait hesite hesitait cherche cherchait cherchent attend attendait envoie ecrit ecrivait repond repondait visite visitait visitent annule reporte signe
   signait trouve trouvait espere lit voit voyait parle parlait confirme confirmait refuse refusait accepte acceptait achete loue souhaite souhaitait souhaitent prend donne fait
   rappelle rappelait rappellera passe passait passera doit devait peut pouvait a ont avait avaient est sont etait etaient sera aura reste va ira aime revient reviendra reviendrait
   augmente augmentait baisse apporte apportait paie paye payait habite habitait emmenage demenage choisit prefere preferait remercie regrette precise precisait
   informe informait negocie negociait renonce renoncait abandonne maintenait tarde insistait relance relancait contactait libere travaille arrive arrivait part quitte
   maintient retire desire insiste rencontre contacte nous me m se s n ne y`,
  `want ask say think like need prefer offer hesitate agree decide refuse accept withdraw hope wish live pay call visit view confirm reply calls called comes came asks asked says said wants wanted offers offered thinks thought hesitates waits waited sends sent writes wrote emails emailed
   answers answered replies replied visits visited cancels cancelled canceled moves moved signs signed finds found hopes hoped reads sees saw speaks spoke confirmed confirms
   refuses refused accepts accepted buys bought rents rented wishes wished takes took gives gave does did makes made keeps kept stays stayed likes liked loves loved
   texted texts messaged left brought brings paid pays agreed agrees met missed told tells mentioned requested requests suggested suggests raised lowered increased
   withdraws decides decided hesitated emails complains complained lives moves pays rejects rejected accepts insists insisted prefers preferred thanks thanked enquired inquired
   inquires enquires wonders wondered chose chooses expects expected dropped backed pulled loves arrives arrived viewed views needs needed returned returns rang phoned rings has have had is was will would can could must may might should withdrew bid bids bidding declined declines`,
  `ruft rief rufen meldet meldete melden kommt kam kommen kamen fragt fragte fragen sagt sagte mochte mochten will wollte wollen bietet bot bieten boten denkt dachte
   zogert zogerte sucht suchte suchen wartet wartete schickt schickte schreibt schrieb antwortet antwortete besichtigt besichtigte besichtigten besucht besuchte sagte sagt verschiebt
   verschob unterschreibt unterschrieb findet fand hofft hoffte liest sieht sah spricht sprach bestatigt bestatigte lehnt lehnte akzeptiert akzeptierte kauft kaufte
   mietet wunscht wunschte braucht nimmt nahm gibt gab tut tat macht machte bleibt blieb uberlegt uberlegte hat haben hatte hatten ist sind war waren wird wurde kann konnte muss
   erhoht erhohte senkt senkte bringt brachte zahlt zahlte beschwert klagt klagte wohnt wohnte zieht zog wahlt wahlte bevorzugt dankt bedankt
   informiert informierte erkundigt erkundigte verhandelt verhandelte verzichtet holt holte lasst liess teilt teilte erscheint erschien versucht meint meinte plant parkt begeistert
   musste soll sollte darf zeigt zeigte storniert stornierte interessiert bittet bat erwartet freut`,
);

/** Of these, auxiliaries that also stand behind things. */
export const AUXILIARIES = wordSet(
  `is was waren zyn wordt werd heeft had hebben hadden kan kon moet zal zou mag blyft bleef
   est sont etait etaient sera a ont avait avaient aura va ira reste peut doit fait nous me m se s n ne y
   is was has have had will would can could must may might should needs keeps stays
   ist sind war waren wird wurde hat haben hatte hatten kann konnte muss musste soll sollte darf bleibt blieb`,
);

/** Auxiliaries of having, willing and being able: the words of dealings behind them are people's too. */
export const MODAL_AUXILIARIES = wordSet(
  `heeft had hebben hadden kan kon moet zal zou a ont avait avaient aura peut doit va has had have will would can could must may might should
   hat haben hatte hatten kann konnte muss musste soll`,
);

/** Auxiliaries of what somebody has done. */
export const PERFECT_AUXILIARIES = wordSet(
  'heeft had hebben hadden a ont avait avaient hat haben hatte hatten',
);

/** What people are, have done or give: it makes a person of who is said to. */
export const PERSON_PREDICATES = wordSet(
  `geinteresseerd akkoord gebeld gekomen geweest bezocht gemaild gevraagd geboden gezegd laten weten enthousiast tevreden afgehaakt gebracht gestuurd
   interesse verwittigd uitgenodigd goedgekeurd ingelicht bod langs langsgekomen terugkomen verhinderd ziek overtuigd teleurgesteld blij verliefd twijfels bezoek bieden kopen huren bellen tekenen vragen zien bezoeken langskomen komen wachten beslissen
   sturen laten denken verkopen verhogen onderhandelen antwoorden ophalen afzeggen`,
  `interesse interessee interesses d accord appele venu venue venus visite demande propose fait offert enthousiaste satisfait satisfaite envoye ecrit repondu confirme annule
   informe informee contacte contactee invite invitee relance relancee joint joignable decu decue ravi ravie malade empeche empechee convaincu convaincue hesitant offre acheter louer rappeler signer visiter revenir revoir passer
   venir attendre reflechir vendre payer envoyer negocier decider appeler repondre augmenter`,
  `approved informed contacted invited notified reached interested happy keen enthusiastic pleased called visited viewed asked offered confirmed cancelled disappointed ill convinced offer back buy rent visit sign call
   see come view go pay bid move wait send ask decide think return know sell reply`,
  `interessiert einverstanden begeistert zufrieden angerufen gekommen besichtigt gefragt geboten bestatigt abgesagt enttauscht krank verhindert uberzeugt gemeldet interesse
   informiert eingeladen erreichbar erreicht erhoht gesenkt angebot zuruck kaufen mieten besichtigen unterschreiben anrufen kommen wiederkommen zugesagt
   warten entscheiden schicken uberlegen verkaufen zahlen bieten melden verhandeln antworten absagen`,
);

/** Nouns and verbs of talking, visiting and bidding: a person follows with a preposition. */
export const INTERACTION_WORDS = wordSet(
  `bezoek bezoeken plaatsbezoek herbezoek bod tegenbod afspraak gesprek telefoon telefoontje telefonisch contact overleg mail mailtje email brief bericht reactie feedback
   vraag antwoord offerte compromis overeenkomst voorstel akkoord gesproken gebeld getelefoneerd gemaild gestuurd verstuurd bezorgd doorgegeven teruggebeld sleutel sleutels
   rondleiding bezichtiging verkocht toegewezen verhuurd kandidatuur dossier bevestiging opvolging sms voicemail oproep verslag namens bellen mailen terugbellen`,
  `visite visites contrevisite offre contreoffre rendezvous rdv entretien appel telephone contact mail courriel lettre message reaction retour question reponse compromis
   accord parle appele telephone envoye transmis cle cles vendu vendue loue louee confirmation dossier suivi sms vu discussion echange proposition candidature remis rappeler contacter joindre recu`,
  `viewing viewings visit offer counteroffer appointment meeting call phone contact mail email letter message feedback reaction question answer reply agreement spoke spoken called
   talked sent forwarded key keys sold rented let confirmation file voicemail text proposal bid showing tour chat conversation heard met`,
  `besichtigung besichtigungen zweitbesichtigung besuch angebot gegenangebot termin gesprach telefonat anruf kontakt mail email brief nachricht ruckmeldung reaktion frage
   antwort vertrag einigung gesprochen telefoniert gemailt geschickt weitergeleitet schlussel verkauft vermietet bestatigung akte ruckruf treffen gebot absage zusage unterlagen vereinbart`,
);

/** Prepositions before people. */
export const PERSON_PREPOSITIONS = wordSet(
  `met door aan van voor bij namens avec par chez a de d pour with by from for to of mit von bei an durch fur und en et and`,
);

/** Times, behind which a note goes on. */
export const TIME_WORDS = wordSet(
  `vandaag morgen gisteren demain hier aujourd today tomorrow yesterday heute gestern om op a le au um am on at na apres nach after vanaf
   maandag dinsdag woensdag donderdag vrydag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday
   thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag uur heures uhr ok oke okay ging was vlot bien good gut goed`,
);
