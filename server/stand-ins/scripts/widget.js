// What the stand-ins share: a place with a title and the texts of the frame's language.
// oxlint-disable-next-line no-unused-vars -- a global of the scripts that follow it
const standIn = (() => {
  const style = document.createElement('style');
  style.textContent =
    'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}' +
    '.stand-in{padding:16px;border:1px solid #ccc;border-radius:3px;background:#fff}' +
    'h2{margin:0 0 8px;font-size:18px}p{margin:0 0 8px}' +
    'button,input{font:inherit;min-height:44px;padding:0 16px;border:1px solid #555;border-radius:3px}' +
    'button{background:#345;color:#fff;border-color:#345}';
  document.head.append(style);
  const lang = document.documentElement.lang;
  const element = (name, text, properties = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...properties });
  return {
    element,
    text: (texts) => texts[lang] ?? texts.en,
    show: (title, ...children) => {
      const box = element('div', '', { className: 'stand-in' });
      box.append(element('h2', title), ...children);
      document.body.append(box);
      return box;
    },
  };
})();
