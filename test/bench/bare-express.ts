import express from 'express';

// The baseline: Express sending a buffer of BYTES bytes.
const body = Buffer.alloc(Number(process.env['BYTES']), 'a');
const app = express();
app.get('/', (_request, response) => {
  response.set('content-type', 'text/html; charset=utf-8');
  response.send(body);
});
// Whatever else is asked for, as a site that has every page.
app.use((_request, response) => {
  response.set('content-type', 'text/html; charset=utf-8');
  response.send(body);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
