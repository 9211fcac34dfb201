// A stand-in for an appointment widget: its button, which the site presses, shows times that are
// free. What is booked can be put into a calendar.
(() => {
  const { element, show, text } = standIn;
  const { dataset, src } = document.currentScript;
  const { confirmationTitle, confirmationText, propertyId, propertyUrl, primaryColour } = dataset;
  const host = new URL(src).origin;
  const { lang } = document.documentElement;
  const format = (instant, options) =>
    new Intl.DateTimeFormat(`${lang}-BE`, { timeZone: 'Europe/Brussels', ...options }).format(
      instant,
    );
  const dayOf = (instant) => format(instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const timeOf = (instant) => format(instant, { hour: '2-digit', minute: '2-digit' });

  const style = element(
    'style',
    '.day{margin:0 0 12px;padding:0;border:0}.day legend{margin:0 0 8px;padding:0;font-weight:600}' +
      '.slots{display:flex;flex-wrap:wrap;gap:8px}.calendar{display:inline-block;padding:10px 0}',
  );
  document.head.append(style);
  if (primaryColour) {
    const colour = `button{background:${primaryColour};border-color:${primaryColour}}`;
    document.head.append(element('style', colour));
  }

  const open = element(
    'button',
    text({ nl: 'Afspraak', fr: 'Rendez-vous', en: 'Visit', de: 'Termin' }),
  );
  const title = text({
    nl: 'Uw bezoek',
    fr: 'Votre visite',
    en: 'Your visit',
    de: 'Ihre Besichtigung',
  });
  const box = show(title, open);
  const says = element('p', '', { role: 'status' });
  const failed = text({
    nl: 'Er liep iets mis. Probeer het opnieuw.',
    fr: 'Un problème est survenu. Réessayez.',
    en: 'Something went wrong. Please try again.',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  });
  const taken = text({
    nl: 'Dat moment is net bezet. Kies een ander.',
    fr: 'Ce moment vient d’être pris. Choisissez-en un autre.',
    en: 'That time has just been taken. Choose another.',
    de: 'Dieser Termin ist gerade vergeben worden. Wählen Sie einen anderen.',
  });

  async function showSlots(note = '') {
    const answer = await fetch(`${host}/slots?property=${encodeURIComponent(propertyId)}`);
    const slots = await answer.json();
    says.textContent = note;
    const days = Map.groupBy(slots, dayOf);
    box.replaceChildren(element('h2', title), says, ...[...days].map(dayBox));
  }

  function dayBox([day, slots]) {
    const list = element('div', '', { className: 'slots' });
    list.append(
      ...slots.map((start) => {
        const slot = element('button', timeOf(start), { type: 'button', className: 'slot' });
        slot.addEventListener('click', () => void book(start).catch(fail));
        return slot;
      }),
    );
    const group = element('fieldset', '', { className: 'day' });
    group.append(element('legend', day), list);
    return group;
  }

  async function book(start) {
    const body = new URLSearchParams({
      property: propertyId,
      start,
      summary: `${title} (${propertyId})`,
      description: `${confirmationTitle}\n${confirmationText}`,
      url: propertyUrl,
    });
    const answer = await fetch(`${host}/bookings`, { method: 'POST', body });
    if (answer.status === 409) return showSlots(taken);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const { id } = await answer.json();
    const calendar = await fetch(`${host}/bookings/${id}/visit.ics`);
    const link = text({
      nl: 'Zet het in mijn agenda',
      fr: 'L’ajouter à mon agenda',
      en: 'Add it to my calendar',
      de: 'In meinen Kalender eintragen',
    });
    const heading = element('h2', confirmationTitle, { tabIndex: -1 });
    box.replaceChildren(
      heading,
      element('p', confirmationText),
      element('p', `${dayOf(start)}, ${timeOf(start)}`, { className: 'chosen' }),
      element('a', link, {
        className: 'calendar',
        href: `data:text/calendar;charset=utf-8,${encodeURIComponent(await calendar.text())}`,
        download: 'visit.ics',
      }),
    );
    heading.focus();
  }

  const fail = () => {
    says.textContent = failed;
    if (!says.isConnected) box.append(says);
  };
  open.addEventListener('click', () => {
    open.remove();
    void showSlots().catch(fail);
  });
})();
