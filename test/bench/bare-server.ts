import { createServer } from 'node:http'

// Control for the page measures: a server that only sends the same number of bytes.
const bytes = Buffer.alloc(Number(process.env.BYTES), 'x')
createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': bytes.length }).end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
