// Tries what a sandboxed frame must not be able to do, and tells what succeeded.
void (async () => {
  const attempts = {
    cookie: () => document.cookie,
    storage: () => localStorage.length,
    page: () => parent.document.body.innerHTML,
    leave: () => (top.location = 'http://evil.invalid/'),
    frame: () => parent.frames[0].document.cookie,
    elsewhere: () => fetch('http://evil.invalid/', { mode: 'no-cors' }),
    site: () => fetch('/api/error/', { method: 'POST', mode: 'no-cors' }),
  };
  const succeeded = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
      succeeded.push(name);
    } catch {
      // It must not succeed.
    }
  }
  parent.postMessage({ thirdParty: 'ready', height: 1e9 }, '*');
  parent.postMessage({ thirdParty: 'height', height: 'url(javascript:alert(1))' }, '*');
  parent.postMessage(null, '*');
  document.body.append(`succeeded: ${succeeded.join()}.`);
})();
