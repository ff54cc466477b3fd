import { createServer } from 'node:http'

// Control for the page measures: a server that only sends the same number of bytes, under the same head if one is given.
const bytes = Buffer.alloc(Number(process.env.BYTES), 'x')
const head: string[] = JSON.parse(process.env.HEAD ?? '[]')
const headers =
  head.length > 0 ? head : ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(bytes.length)]
createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
