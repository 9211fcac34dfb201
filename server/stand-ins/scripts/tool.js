// What the stand-ins for analytics share: where they report, and how they refuse.
// A page may have several: each script reads the global that its own file has set before it.
window.standInTool = (() => {
  const { src, dataset } = document.currentScript;
  const host = new URL(src).origin;
  const report = (event) =>
    void fetch(`${host}/collect`, { method: 'POST', body: JSON.stringify(event) }).then((answer) =>
      answer.text(),
    );
  return {
    host,
    src,
    dataset,
    report,
    /** The services drop in silence what they cannot use: here it is an error of the page. */
    refuse: (tool, fault) => {
      report({ tool, fault });
      throw new Error(`${tool}: ${fault}`);
    },
    /** Whether a page's URL has nothing in it that a visitor typed. */
    isClean: (text) => {
      const url = URL.parse(text);
      return (
        url !== null &&
        url.hash === '' &&
        [...url.searchParams.keys()].every((name) => name.startsWith('utm_'))
      );
    },
  };
})();
