// A stand-in for Plausible's script. Stricter than it: without the site's name, or in manual mode
// without a page's URL, nothing is repaired.
(() => {
  const { host, dataset, refuse: refuseAs } = window.standInTool;
  const refuse = (fault) => refuseAs('plausible', fault);
  const queued = window.plausible;
  if (!dataset.domain) refuse('no data-domain');
  const isAutomatic = queued?.o?.autoCapturePageviews !== false;
  const send = (name, options = {}) => {
    if (!isAutomatic && !(options.u && options.u === options.url)) refuse(`${name} without a URL`);
    const { props } = options;
    const body = JSON.stringify({
      n: name,
      u: options.url ?? location.href,
      d: dataset.domain,
      r: document.referrer || null,
      ...(props && { p: props }),
    });
    void fetch(`${host}/api/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
    }).then((answer) => answer.text());
  };
  window.plausible = send;
  for (const call of queued?.q ?? []) send(...call);
  if (!isAutomatic) return;
  const view = () => send('pageview');
  const pushState = history.pushState.bind(history);
  history.pushState = (...step) => {
    pushState(...step);
    view();
  };
  addEventListener('popstate', view);
  view();
})();
