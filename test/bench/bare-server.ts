import { createServer } from 'node:http'

// Control for the page measures: a server that only sends the same number of bytes, with the given headers.
// With CARDS, the page has a script that renders that many cards.
const cards = Number(process.env.CARDS ?? 0)
const card = '<section><h2>Bodega</h2><p>Apodaca <b>1,200 m²</b></p></section>'
const script = `<script>document.body.innerHTML = '${card}'.repeat(${cards}); document.body.offsetHeight</script>`
const text = Buffer.alloc(Number(process.env.BYTES), 'x')
const bytes = cards > 0 ? Buffer.concat([text, Buffer.from(script)]) : text
const head: string[] = JSON.parse(process.env.HEAD ?? '[]')
const headers =
  head.length > 0 ? head : ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(bytes.length)]
createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
