import express from 'express';

// The baseline: Express sending a buffer that was made before, of the size in BYTES.
const body = Buffer.alloc(Number(process.env['BYTES']), 'a');
const app = express();
app.get('/', (_request, response) => {
  response.set('content-type', 'text/html; charset=utf-8');
  response.send(body);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
