import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { NotFetched, fetchPicture } from './fetch-picture.server.ts'

const LOCAL = '127.0.0.1'

let server: Server
let origin: string
let folder: string
let picture: Buffer

beforeAll(async () => {
  picture = await buildPicture('jpeg', { width: 40, height: 30 })
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-fetched-'))
  server = createServer(({ url = '' }, response) => {
    const redirect = (to: string) => response.writeHead(302, { Location: to }).end()
    if (url === '/foto.jpg') response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
    else if (url === '/mudada') redirect('/foto.jpg')
    else if (url === '/adentro') redirect('http://169.254.169.254/latest/meta-data')
    else if (url === '/otro-esquema') redirect('file:///etc/passwd')
    else if (url === '/sin-fin') redirect('/sin-fin')
    else if (url === '/pagina') response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>')
    else if (url === '/grande') response.writeHead(200, { 'Content-Length': String(20 * 1024 * 1024) }).end()
    else if (url === '/crece') {
      response.writeHead(200)
      const chunk = Buffer.alloc(1024 * 1024)
      const more = () => response.write(chunk, (error) => !error && more())
      more()
    } else if (url === '/ocupado') response.writeHead(503).end()
    else response.writeHead(404).end()
  })
  server.listen(0, LOCAL)
  await once(server, 'listening')
  origin = `http://${LOCAL}:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function outcomeOf(address: string, allowed?: string[]) {
  const path = join(folder, 'foto')
  try {
    await fetchPicture(address, { path, allowed })
    return (await readFile(path)).equals(picture) ? 'fetched' : 'another file'
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return [error.message, error.mayRetry]
  }
}

describe('a site that may be reached', () => {
  test.each([
    ['/foto.jpg', 'fetched'],
    ['/mudada', 'fetched'],
    ['/adentro', ['está en una dirección privada, que no se abre', false]],
    ['/otro-esquema', ['no es una dirección de internet', false]],
    ['/sin-fin', ['lleva de una dirección a otra sin fin', false]],
    ['/pagina', ['es una página web, no una foto', false]],
    ['/grande', ['es demasiado grande: máximo 10 MB', false]],
    ['/crece', ['es demasiado grande: máximo 10 MB', false]],
    ['/ocupado', ['su sitio contestó con un error (503)', true]],
    ['/nada', ['ya no está ahí (404)', false]],
  ])('%s', async (path, expected) => {
    expect(await outcomeOf(origin + path, [LOCAL])).toEqual(expected)
  })
})

test.each([
  () => `${origin}/foto.jpg`,
  () => `http://localhost:${new URL(origin).port}/foto.jpg`,
  () => `http://[::1]:${new URL(origin).port}/foto.jpg`,
  () => `http://[::ffff:127.0.0.1]:${new URL(origin).port}/foto.jpg`,
  () => 'http://10.0.0.1/a.jpg',
  () => 'http://192.168.1.1/a.jpg',
  () => 'http://172.16.0.1/a.jpg',
  () => 'http://169.254.169.254/a.jpg',
  () => 'http://100.64.0.1/a.jpg',
  () => 'http://0.0.0.0/a.jpg',
  () => 'http://2130706433/a.jpg',
  () => 'http://0x7f.1/a.jpg',
  () => 'http://[fd00::1]/a.jpg',
  () => 'http://[fe80::1]/a.jpg',
])('a private address is never reached (%#)', async (address) => {
  expect(await outcomeOf(address())).toEqual(['está en una dirección privada, que no se abre', false])
})

test.each([
  'ftp://x.example/a.jpg',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://ana:clave@x.example/a.jpg',
  'nada',
])('«%s» is no address of the internet', async (address) => {
  expect(await outcomeOf(address)).toEqual(['no es una dirección de internet', false])
})
