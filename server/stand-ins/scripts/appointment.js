// A stand-in for an appointment widget: its button, which the site presses, shows times to choose.
(() => {
  const { element, show, text } = standIn;
  const { confirmationTitle, confirmationText, propertyId } = document.currentScript.dataset;
  const open = element(
    'button',
    text({ nl: 'Afspraak', fr: 'Rendez-vous', en: 'Visit', de: 'Termin' }),
  );
  const box = show(
    text({ nl: 'Uw bezoek', fr: 'Votre visite', en: 'Your visit', de: 'Ihre Besichtigung' }),
    open,
  );
  open.addEventListener('click', () => {
    open.remove();
    for (const time of ['10:00', '14:30', '17:00']) {
      const slot = element('button', time, { className: 'slot' });
      slot.addEventListener('click', () => {
        box.replaceChildren(
          element('h2', confirmationTitle),
          element('p', confirmationText),
          element('p', `${propertyId}, ${time}`, { className: 'chosen' }),
        );
      });
      box.append(slot, ' ');
    }
  });
})();
