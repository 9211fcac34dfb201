// A stand-in for a form-embed service: fills the form with hidden fields that stands on the page.
(() => {
  const { element, show, text } = standIn;
  const form = document.querySelector('form');
  const host = new URL(document.currentScript.src).origin;
  Object.assign(form, { method: 'post', action: `${host}/form` });
  const label = element('label', text({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }));
  label.append(
    element('br'),
    element('input', '', { type: 'email', name: 'email', required: true }),
  );
  const send = {
    nl: 'Profiel bewaren',
    fr: 'Enregistrer',
    en: 'Save profile',
    de: 'Profil speichern',
  };
  const paragraph = element('p');
  paragraph.append(label);
  form.append(paragraph, element('button', text(send)));
  const title = { nl: 'Uw zoekprofiel', fr: 'Votre profil', en: 'Your profile', de: 'Ihr Profil' };
  show(text(title), form);
})();
