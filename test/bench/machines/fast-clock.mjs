// Puts this process's clock a minute ahead: node --import fast-clock.mjs …
const MINUTE = 60_000;
const now = Date.now;
Date.now = () => now() + MINUTE;
globalThis.Date = new Proxy(Date, {
  construct: (OwnDate, values, target) =>
    Reflect.construct(OwnDate, values.length === 0 ? [Date.now()] : values, target),
});
