// A stand-in for Matomo's tracker. Stricter than it: methods it does not know, a view of a page
// whose URL was not set anew, and events before it knows its site are refused.
(() => {
  const { refuse: refuseAs } = window.standInTool;
  const refuse = (fault) => refuseAs('matomo', fault);
  let tracker = '';
  let site = '';
  let isCookieless = false;
  let hasNewUrl = false;
  const page = {};
  const send = (parameters) => {
    if (tracker === '' || site === '') refuse('it knows neither its server nor its site');
    if (!page.url) refuse('the whole URL would be sent');
    if (!isCookieless) document.cookie = '_pk_id.1=1; Path=/; Max-Age=3600; SameSite=Lax';
    const query = new URLSearchParams({ idsite: site, rec: '1', ...page, ...parameters });
    void fetch(`${tracker}?${query}`).then((answer) => answer.text());
  };
  const text = (value, what) => {
    if (typeof value !== 'string' || value === '') refuse(`${what} is no text`);
    return value;
  };
  let title = '';
  const methods = {
    disableCookies: () => {
      if (hasNewUrl) refuse('disableCookies after the first page');
      isCookieless = true;
    },
    setTrackerUrl: (url) => {
      if (!/^https?:.*\/matomo\.php$/.test(url)) refuse(`the tracker ${url}`);
      tracker = url;
    },
    setSiteId: (id) => (site = text(id, 'the site')),
    setReferrerUrl: (url) => (page.urlref = text(url, 'the referrer')),
    setCustomUrl: (url) => {
      page.url = text(url, 'the URL');
      hasNewUrl = true;
    },
    setDocumentTitle: (value) => (title = text(value, 'the title')),
    trackPageView: () => {
      if (!hasNewUrl) refuse('a page twice');
      hasNewUrl = false;
      send({ action_name: title });
    },
    trackEvent: (category, action, name, value) => {
      send({
        e_c: text(category, 'the category'),
        e_a: text(action, 'the action'),
        ...(name !== undefined && { e_n: name }),
        ...(value !== undefined && { e_v: value }),
      });
    },
    trackGoal: (goal, revenue) => send({ idgoal: goal, ...(revenue !== undefined && { revenue }) }),
  };
  const run = (command) => {
    if (!Array.isArray(command)) refuse('a command that is no array');
    const [name, ...values] = command;
    if (!Object.hasOwn(methods, name)) refuse(`the method ${name}`);
    methods[name](...values);
  };
  const queue = (window._paq ??= []);
  // The real one replaces the array, too.
  window._paq = { push: (...commands) => commands.forEach(run) };
  queue.forEach(run);
})();
