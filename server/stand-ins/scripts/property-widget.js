// A stand-in for a property widget: it is told which home the page shows.
(() => {
  const { element, show, text } = standIn;
  const { propertyId } = document.currentScript.dataset;
  const title = { nl: 'De buurt', fr: 'Le quartier', en: 'The area', de: 'Die Umgebung' };
  const facts = {
    nl: 'Bakker 200 m, school 450 m, station 1,2 km.',
    fr: 'Boulangerie 200 m, école 450 m, gare 1,2 km.',
    en: 'Baker 200 m, school 450 m, station 1.2 km.',
    de: 'Bäcker 200 m, Schule 450 m, Bahnhof 1,2 km.',
  };
  show(
    text(title),
    element('p', text(facts)),
    element('p', propertyId ?? '', { className: 'property-id' }),
  );
})();
