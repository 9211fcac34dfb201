import { words, wordsById } from './words.ts';

/** `availability.id`. */
export const AVAILABILITIES = wordsById(`
1: Bij akte | À l’acte | On completion | Bei Beurkundung
2: In overleg met de eigenaar | À convenir avec le propriétaire | To be agreed with the owner | Nach Absprache mit dem Eigentümer
3: In overleg met de huurder | À convenir avec le locataire | To be agreed with the tenant | Nach Absprache mit dem Mieter
4: Niet beschikbaar | Non disponible | Not available | Nicht verfügbar
5: Onmiddellijk | Immédiatement | Immediately | Sofort
6: Bij oplevering | À la livraison | On delivery | Bei Übergabe
7: Overeen te komen | À convenir | To be agreed | Nach Vereinbarung
`);

/** Detail 1020; others of the same table for further buildings. */
export const HEATINGS = wordsById(`
658: Geen verwarming | Pas de chauffage | No heating | Keine Heizung
659: Gas (centrale verwarming) | Gaz (chauffage central) | Gas (central heating) | Gas (Zentralheizung)
660: Gas | Gaz | Gas | Gas
661: Stookolie (centrale verwarming) | Mazout (chauffage central) | Oil (central heating) | Öl (Zentralheizung)
662: Elektrisch | Électrique | Electric | Elektrisch
663: Steenkool | Charbon | Coal | Kohle
664: Hout | Bois | Wood | Holz
665: Zonne-energie | Énergie solaire | Solar | Solarenergie
666: Warme lucht | Air chaud | Hot air | Warmluft
667: Warmtepomp | Pompe à chaleur | Heat pump | Wärmepumpe
668: Heteluchtblazer op gas | Aérotherme au gaz | Gas hot-air blower | Gas-Warmluftgebläse
669: Heteluchtblazer op stookolie | Aérotherme au mazout | Oil hot-air blower | Öl-Warmluftgebläse
670: Gaskachel | Poêle au gaz | Gas stove | Gasofen
671: Stookoliekachel | Poêle au mazout | Oil stove | Ölofen
672: Vloerverwarming | Chauffage au sol | Floor heating | Fußbodenheizung
673: Gasleidingen aanwezig | Conduites de gaz présentes | Gas pipes installed | Gasleitungen vorhanden
674: Stadsverwarming | Chauffage urbain | District heating | Fernwärme
675: Accumulatoren | Accumulateurs électriques | Storage heaters | Nachtspeicherheizung
676: Plafondverwarming | Chauffage par le plafond | Ceiling heating | Deckenheizung
1000: Pellets | Pellets | Pellets | Pellets
1001: Houtkachel | Poêle à bois | Wood stove | Holzofen
1002: Inbouwhaard | Insert | Built-in fireplace | Kamineinsatz
1168: Mazoutkachel | Poêle à mazout | Oil stove | Ölofen
1490: Aerothermie | Aérothermie | Aerothermal | Luftwärme
1491: Boiler | Chaudière | Boiler | Heizkessel
1547: Condensatieketel | Chaudière à condensation | Condensing boiler | Brennwertkessel
`);

/** Detail 53. */
export const HEATING_GROUPS = wordsById(`
638: individueel | individuel | individual | individuell
639: gemeenschappelijk | collectif | shared | gemeinschaftlich
`);

/** Detail 1595. */
export const KITCHENS = wordsById(`
683: Niet geïnstalleerd | Non équipée | Not fitted | Nicht eingerichtet
684: Half ingericht | Semi-équipée | Partly fitted | Teilweise eingerichtet
685: Ingericht | Équipée | Fitted | Eingerichtet
686: Volledig ingericht | Entièrement équipée | Fully fitted | Voll eingerichtet
687: Open keuken, half ingericht | Américaine, semi-équipée | Open-plan, partly fitted | Offene Küche, teilweise eingerichtet
688: Open keuken, ingericht | Américaine, équipée | Open-plan, fitted | Offene Küche, eingerichtet
689: Open keuken, volledig ingericht | Américaine, entièrement équipée | Open-plan, fully fitted | Offene Küche, voll eingerichtet
`);

/** Detail 461, and 1634: how it insulates, or what it is. */
export const DOUBLE_GLAZING = words('Dubbel glas | Double vitrage | Double glazing | Doppelglas');
export const GLAZINGS = wordsById(`
769: Dubbel glas, thermisch | Double vitrage thermique | Double glazing, thermal | Doppelglas, Wärmeschutz
770: Dubbel glas, akoestisch | Double vitrage acoustique | Double glazing, acoustic | Doppelglas, Schallschutz
771: Dubbel glas, thermisch en akoestisch | Double vitrage thermique et acoustique | Double glazing, thermal and acoustic | Doppelglas, Wärme- und Schallschutz
1003 1007: Enkel glas | Simple vitrage | Single glazing | Einfachglas
1004 1008: Dubbel glas | Double vitrage | Double glazing | Doppelglas
1005 1009: Driedubbel glas | Triple vitrage | Triple glazing | Dreifachglas
1006 1010: Gemengd glas | Vitrage mixte | Mixed glazing | Gemischte Verglasung
1297 1299: Zonwerend glas | Vitrage solaire | Solar-control glazing | Sonnenschutzglas
1298 1300: Ander glas | Autre vitrage | Other glazing | Sonstige Verglasung
`);

/** The certificate of the electrical installation. */
export const ELECTRICITY = wordsById(`
1454: Conform | Conforme | Compliant | Konform
1455: Niet conform | Non conforme | Not compliant | Nicht konform
1456: Geen keuring | Pas de certificat | No certificate | Keine Prüfung
`);

/** Detail 763: whether the oil tank has its certificate. */
export const OIL_TANK = new Map([
  [true, words('Gekeurd | Contrôlée | Inspected | Geprüft')],
  [false, words('Niet gekeurd | Non contrôlée | Not inspected | Nicht geprüft')],
]);

export const LIFE_ANNUITY = words('Lijfrente | Viager | Life annuity | Leibrente');
