// A stand-in for Google's tag. Stricter than it: commands in another order, parameters that are
// nested or too long, and page URLs with what a visitor typed are refused.
(() => {
  const { src, report, refuse: refuseAs, isClean } = window.standInTool;
  const refuse = (fault) => refuseAs('gtag', fault);
  const id = new URL(src).searchParams.get('id');
  const consent = {};
  const settings = {};
  let begun = '';
  const needs = (before, command) => {
    if (!begun.endsWith(before)) refuse(`${command} before ${before}`);
  };
  const checkValues = (values) => {
    const entries = Object.entries(values);
    if (entries.length > 25) refuse('more than 25 parameters');
    for (const [name, value] of entries) {
      if (!/^[A-Za-z]\w{0,39}$/.test(name)) refuse(`the parameter ${name}`);
      if (value !== null && typeof value === 'object') refuse(`${name} is nested`);
      const most = { page_location: 1000, page_referrer: 420, page_title: 300 }[name] ?? 100;
      if (String(value).length > most) refuse(`${name} is too long`);
      if (/^page_(location|referrer)$/.test(name) && !isClean(value)) refuse(`${name} ${value}`);
    }
  };
  const commands = {
    consent: (which, states) => {
      if (which === 'default' && begun !== '') refuse('the default of consent is not the first');
      if (which === 'update' && begun === '') refuse('no default of consent');
      begun ||= 'consent';
      Object.assign(consent, states);
      if (consent.analytics_storage === 'granted') {
        document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=3600; SameSite=Lax';
      }
    },
    js: (date) => {
      needs('consent', 'js');
      if (!(date instanceof Date)) refuse('js without a date');
      begun = 'js';
    },
    config: (account, values) => {
      needs('js', 'config');
      if (account !== id) refuse(`${account} is not the ${id} of the script`);
      if (values.send_page_view !== false) refuse('page views twice');
      checkValues(values);
      begun = 'config';
      Object.assign(settings, values);
    },
    set: (values) => {
      checkValues(values);
      Object.assign(settings, values);
    },
    event: (name, values = {}) => {
      needs('config', `event ${name}`);
      if (!/^[a-z][a-z_0-9]{0,39}$/.test(name)) refuse(`the event ${name}`);
      checkValues(values);
      if (!settings.page_location) refuse('the whole URL would be sent');
      if (consent.analytics_storage !== 'granted') refuse('without consent');
      report({ tool: 'gtag', name, parameters: values, page: settings.page_location });
    },
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') refuse('an array');
    const [name, ...values] = command;
    if (!Object.hasOwn(commands, name)) refuse(`the command ${name}`);
    commands[name](...values);
  };
  const queue = (window.dataLayer ??= []);
  queue.push = (...added) => {
    for (const command of added) run(command);
    return queue.length;
  };
  for (const command of queue.splice(0)) run(command);
})();
