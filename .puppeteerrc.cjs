/** The tests drive the system's browser; puppeteer must not fetch one of its own. */
module.exports = { skipDownload: true };
