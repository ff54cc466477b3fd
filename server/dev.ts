import { createServer as createViteServer } from 'vite'
import { makeUsable } from '#app/db/usable.server.ts'
import { readSettings } from '#app/env.server.ts'
import { tilesFolder } from '#app/listing/map/streets/find-streets.server.ts'
import { isEmpty } from '#demo/is-empty.ts'
import { loadDemoInChildProcess } from './child-process.ts'
import { closeToOthers } from './close-to-others.ts'
import { type App, createHttpServer } from './http.ts'
import { listen } from './listening.ts'
import { openMapFiles } from './map-files.ts'
import { openParts } from './open-parts.ts'
import { step } from './step.ts'

/** `npm run dev`: the same process behind Vite, which rebuilds changed files while it runs. */
export async function main(): Promise<void> {
  const settings = readSettings()
  const parts = await openParts(settings)
  await step('base de datos al día', () => makeUsable(parts.store))
  if (settings.demo && (await isEmpty(parts.store.db))) await step('catálogo de demostración', loadDemoInChildProcess)
  for (const sentence of await closeToOthers(settings)) console.warn(sentence)
  parts.outboxWorker.wake()
  const vite = await createViteServer({ server: { middlewareMode: true } })
  const app: App = async (request, peer) => {
    const { createApp } = await vite.ssrLoadModule('./server/app.ts')
    const response: Response = await createApp(parts)(request, peer)
    // Vite's client needs what the CSP forbids: inline styles, a websocket, evaluated modules.
    response.headers.delete('Content-Security-Policy')
    return response
  }
  const { patternOf } = await vite.ssrLoadModule('./server/app.ts')
  const serveStatic = openMapFiles(tilesFolder(settings.dataDir))
  const server = createHttpServer(app, { serveStatic, patternOf, trustProxy: settings.trustProxy })
  const listener = server.listeners('request')[0] as (...args: unknown[]) => void
  server.removeAllListeners('request')
  server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)))
  const port = await listen(server, settings)
  console.log(`Cerro Norte (desarrollo) en http://${settings.host}:${port}`)
}
