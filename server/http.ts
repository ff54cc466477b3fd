import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export type App = (request: Request) => Promise<Response>
type ServeStatic = (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean

/** Milliseconds that requests under way may take to finish after SIGTERM. */
const DRAIN_TIMEOUT = 10_000

/**
 * The way of a request: static files, then the page cache (its place is between the two, it only needs the pathname
 * and the anonymous GET), then the app.
 */
export function createHttpServer(app: App, serveStatic: ServeStatic): Server {
  const listener = getRequestListener(app, { overrideGlobalObjects: false, errorHandler })
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (serveStatic(request, response, pathname)) return
    void listener(request, response)
  })
}

function errorHandler() {
  return new Response('Solicitud no válida', { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Listens and resolves with the port (the one asked for, or a free one for port 0). */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops listening, lets requests under way finish, and resolves when the last connection is gone. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const overdue = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT)
    server.close(() => {
      clearTimeout(overdue)
      resolve()
    })
    server.closeIdleConnections()
  })
}
