// A stand-in for reviews by embed id.
(() => {
  const { element, show, text } = standIn;
  const { embedId } = document.currentScript.dataset;
  show(
    text({
      nl: '4,8 op 5, uit 126 beoordelingen',
      fr: '4,8 sur 5, d’après 126 avis',
      en: '4.8 out of 5, from 126 reviews',
      de: '4,8 von 5, aus 126 Bewertungen',
    }),
    element('p', `“Snel, eerlijk, en de sleutel op tijd.” ★★★★★`, { lang: 'nl' }),
    element('p', `“Un agent qui connaît la rue.” ★★★★★`, { lang: 'fr' }),
    element('p', embedId, { className: 'embed-id' }),
  );
})();
