// A stand-in for a chat: an API with a method `open`.
window.StandInChat = {
  open() {
    const { element, show, text } = standIn;
    const greeting = {
      nl: 'Dag! Waarmee kunnen we helpen?',
      fr: 'Bonjour ! Comment pouvons-nous vous aider ?',
      en: 'Hello! How can we help?',
      de: 'Guten Tag! Wie können wir helfen?',
    };
    const label = text({ nl: 'Uw bericht', fr: 'Votre message', en: 'Message', de: 'Nachricht' });
    const form = element('form');
    const field = element('input', '', { name: 'message', ariaLabel: label });
    const send = text({ nl: 'Versturen', fr: 'Envoyer', en: 'Send', de: 'Senden' });
    form.append(field, ' ', element('button', send));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.before(element('p', field.value));
      field.value = '';
    });
    show(text(greeting), form);
  },
};
