import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Parts } from '#app/http/parts.server.ts'
import type { App } from './http.ts'

/** The parts of Vite that serve sources instead of the build. */
export type DevServer = Pick<ViteDevServer, 'middlewares' | 'ssrLoadModule'>

/** An app that loads its current sources for each request. */
export function reloadedApp(vite: DevServer, parts: Parts): App {
  return async (request, peer) => {
    const { createApp } = await vite.ssrLoadModule('#server/app.ts')
    const response: Response = await createApp(parts)(request, peer)
    // Vite's client needs what the policy forbids: inline styles, a websocket and evaluated modules.
    response.headers.delete('Content-Security-Policy')
    return response
  }
}

/** Lets Vite handle scripts and styles before the server does. */
export function serveThrough({ middlewares }: DevServer, server: Server) {
  const [listener] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => middlewares(request, response, () => listener?.(request, response)))
}
