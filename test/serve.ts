import type { Server } from 'node:http'
import { afterEach } from 'vitest'
import { type App, createHttpServer, listen } from '#server/http.ts'

type ServeStatic = Parameters<typeof createHttpServer>[1]
type ServePage = Parameters<typeof createHttpServer>[3]

type Served = { server: Server; port: number }

/** Gives each test its own HTTP server and port; after the test all servers are closed. */
export function closeAfterEach() {
  const servers: Server[] = []

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  return async function serve(
    app: App,
    serveStatic: ServeStatic = () => false,
    servePage?: ServePage,
  ): Promise<Served> {
    const server = createHttpServer(app, serveStatic, undefined, servePage)
    servers.push(server)
    return { server, port: await listen(server, { host: '127.0.0.1', port: 0 }) }
  }
}
