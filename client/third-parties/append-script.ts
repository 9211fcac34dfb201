/** Adds a script of a third party to the document. */
export function appendScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes))
    script.setAttribute(`data-${name}`, value);
  document.body.append(script);
  return script;
}
