// A stand-in for a script that is only loaded: it counts a visit.
(() => {
  const { report, dataset } = window.standInTool;
  report({ tool: 'counter', settings: { ...dataset } });
})();
