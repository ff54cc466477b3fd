import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getAnswersInProgress } from './http.ts'

/** Milliseconds that running requests have to finish after SIGTERM. */
const DRAIN_TIMEOUT = 10_000

/** Starts listening and resolves with the port: the requested one, or a free one for port 0. */
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

/** Stops listening and resolves when all requests are finished and all connections are closed. */
export function drain(server: Server): Promise<void> {
  const answers = getAnswersInProgress(server)
  return new Promise((resolve) => {
    const overdue = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT)
    // `server.close()` would also cut responses that are written but not yet received by a slow browser.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(overdue)
      resolve()
    })
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
    const closeIdle = () => {
      if (answers.size === 0) server.closeIdleConnections()
    }
    for (const response of answers) response.once('close', closeIdle)
    closeIdle()
  })
}
