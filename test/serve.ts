import type { Server } from 'node:http'
import { afterEach } from 'vitest'
import { type App, createHttpServer } from '#server/http.ts'
import { listen } from '#server/listening.ts'

type Serving = NonNullable<Parameters<typeof createHttpServer>[1]>

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

  return async function serve(app: App, serving: Serving = {}): Promise<Served> {
    const server = createHttpServer(app, serving)
    servers.push(server)
    return { server, port: await listen(server, { host: '127.0.0.1', port: 0 }) }
  }
}
