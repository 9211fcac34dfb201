// A stand-in for an external script module, configured by its data attributes.
(() => {
  const { element, show, text } = standIn;
  const { rate = '0' } = document.currentScript.dataset;
  const price = text({ nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' });
  const field = element('input', '', { type: 'number', value: '300000', ariaLabel: price });
  const sum = element('output', '');
  const reckon = () => {
    sum.textContent = ` ${rate} % = € ${Math.round((field.value * rate) / 100).toLocaleString('nl-BE')}`;
  };
  field.addEventListener('input', reckon);
  reckon();
  const title = { nl: 'Rekenhulp', fr: 'Calculatrice', en: 'Calculator', de: 'Rechner' };
  show(text(title), field, sum);
})();
