// A stand-in for an analytics loader: works through the queue like Google's, and reports events to
// /collect as long as analytics storage is granted.
(() => {
  const queue = (window.dataLayer ??= []);
  const consent = {};
  const { report: send } = window.standInTool;
  const report = (name, parameters) => send({ name, parameters, consent });
  const commands = {
    consent: (_which, states) => {
      Object.assign(consent, states);
      if (consent.analytics_storage === 'granted') {
        document.cookie = '_standin=1; Path=/; Max-Age=3600; SameSite=Lax';
      }
    },
    event: (name, parameters) => {
      if (consent.analytics_storage === 'granted') report(name, parameters);
    },
  };
  const run = ([command, ...values]) => commands[command]?.(...values);
  const waiting = queue.splice(0);
  queue.push = (...added) => {
    for (const command of added) run(command);
    return queue.length;
  };
  for (const command of waiting) run(command);
})();
