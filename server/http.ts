import type { Socket } from 'node:net'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { RequestError, getRequestListener } from '@hono/node-server'
import { BROKEN } from '#app/ui/failure-words.ts'
import { compress } from './compress.ts'
import { countedClient, countedPeer } from './client-address.ts'
import { type Limits, CONNECTION_LIMITS } from './connection-limits.ts'
import { limitConnections } from './connections.ts'
import type { ServePage } from './page-cache/serve-pages.ts'
import { cutSlowBody, expectsBody, collectedLimit, openBodyCollector } from './posted-bodies.ts'
import { refuse, refuseLong } from './refusals.ts'
import { type RequestAdmission, claimedSession, kindOf, openAdmission } from './request-admission.ts'
import { type Answered, CLIENT_LEFT, type WatchAnswer, pathOf } from './watch-requests.ts'

/** `peer` is the remote address of the connection. */
export type App = (request: Request, peer?: string) => Promise<Response>
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean

const PLAIN = 'text/plain; charset=utf-8'
const NOT_VALID = 'Solicitud no válida'
const NEVER = () => false

const connectionsOf = new WeakMap<Server, () => number>()
const answersOf = new WeakMap<Server, Set<ServerResponse>>()

type Serving = {
  serveStatic?: ServeStatic
  servePage?: ServePage
  onDefect?: (error: unknown) => void
  watchAnswer?: WatchAnswer
  admission?: RequestAdmission
  limits?: Limits
  /** Returns the route pattern of a path. */
  patternOf?: (pathname: string) => string
  /** Whether a trusted proxy forwards the requests and names the client. */
  trustProxy?: boolean
  /** Address by which a connection is counted, or null. */
  addressOf?: (socket: Socket) => string | null
}

/** HTTP server. It answers with a static file, else with a cached page, else with the app. */
export function createHttpServer(app: App, serving: Serving = {}): Server {
  const { serveStatic = NEVER, servePage = NEVER, onDefect = console.error, watchAnswer = () => {} } = serving
  const { admission = openAdmission(), limits = CONNECTION_LIMITS, patternOf = (path) => path } = serving
  const { trustProxy = false, addressOf = ({ remoteAddress = '' }) => countedPeer(remoteAddress, trustProxy) } = serving
  const collect = openBodyCollector(limits)
  /**
   * For each request that is waiting for the app: its start (`performance.now()`) and the function that frees its
   * capacity.
   */
  const admitted = new WeakMap<object, { start: number; release: () => void }>()

  async function answer(request: Request, { incoming }: { incoming: object }): Promise<Response> {
    const message = incoming as IncomingMessage
    const { start, release } = admitted.get(message) ?? { start: performance.now(), release: () => {} }
    admitted.delete(message)
    let answered: Answered = { status: 500, requestId: '', cache: null }
    try {
      const response = await compress(request, await app(request, message.socket.remoteAddress))
      answered = { ...answered, status: response.status, requestId: response.headers.get('X-Request-Id') ?? '' }
      return response
    } finally {
      release()
      watchAnswer(message, isAborted(message) ? { ...answered, status: CLIENT_LEFT } : answered, start)
    }
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, errorHandler })

  /** A malformed request (no path, invalid host) is a 400; any other error is a defect of ours. */
  function errorHandler(error: unknown) {
    if (error instanceof RequestError) return plainText(NOT_VALID, 400)
    onDefect(error)
    return plainText(BROKEN.title, 500)
  }

  /** If the client disconnects while waiting, the request is not processed. */
  async function answerInTurn(request: IncomingMessage, response: ServerResponse) {
    await admission.turn()
    if (!response.destroyed) await listener(request, response)
  }

  /**
   * Passes a request to the app if there is capacity. A short form takes capacity only after its whole body has
   * arrived.
   */
  function passToApp(request: IncomingMessage, response: ServerResponse, start: number) {
    const { method = '', url = '/', headers } = request
    const hasBody = expectsBody(request)
    const maxBytes = hasBody ? collectedLimit(patternOf(pathOf(url)), request) : null
    const isUpload = hasBody && maxBytes === null
    const kind = isUpload ? 'upload' : kindOf(method, pathOf(url), headers.cookie)
    const session = isUpload ? claimedSession(headers.cookie) : ''
    const onRefusal = (status: number, requestId: string) =>
      watchAnswer(request, { status, requestId, cache: null }, start)
    const admit = () => {
      const release = admission.enter(kind, session)
      if (!release) return onRefusal(503, refuse(hasBody && !request.complete, response))
      admitted.set(request, { start, release })
      if (kind === 'visitor') void answerInTurn(request, response)
      else void listener(request, response)
    }
    if (maxBytes === null || (kind !== null && !admission.hasCapacity(kind))) return admit()
    if (kind !== 'staff') cutSlowBody(request, limits.formTimeout)
    collect(request, {
      maxBytes,
      address: countedClient(request, trustProxy),
      complete: admit,
      tooLong: () => onRefusal(413, refuseLong(response)),
      aborted: () => onRefusal(CLIENT_LEFT, ''),
    })
  }
  const answersInProgress = new Set<ServerResponse>()
  const server = createServer(limits, (request, response) => {
    const start = performance.now()
    const onAnswer = (answered: Answered) => watchAnswer(request, answered, start)
    if (hasTwoHosts(request)) {
      response.writeHead(400, { 'Content-Type': PLAIN, Connection: 'close' }).end(NOT_VALID)
      onAnswer({ status: 400, requestId: null, cache: null })
    } else if (serveStatic(request, response, pathOf(request.url ?? '/')))
      onAnswer({ status: response.statusCode, requestId: null, cache: null })
    else {
      const toApp = () => passToApp(request, response, start)
      if (!servePage(request, response, toApp, onAnswer)) toApp()
    }
    if (isFullySent(response)) return
    answersInProgress.add(response)
    response.once('close', () => {
      answersInProgress.delete(response)
      // A malformed request never reached the app, so its capacity is freed here. If the client disconnected later, the
      // app frees it.
      admitted.get(request)?.release()
    })
  })
  server.on('connection', admission.arrived)
  server.setTimeout(limits.idleTimeout)
  answersOf.set(server, answersInProgress)
  connectionsOf.set(server, limitConnections(server, limits, addressOf))
  return server
}

/** Responses that have been started and not finished. */
export function getAnswersInProgress(server: Server): ReadonlySet<ServerResponse> {
  return answersOf.get(server) ?? new Set()
}

export function countConnections(server: Server): number {
  return connectionsOf.get(server)?.() ?? 0
}

/**
 * Request smuggling: a proxy could read another Host header than this process and cache one site's page under the
 * other's name.
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Whether the client disconnected before its body was complete. */
function isAborted(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete
}

/** Whether the whole response was written and accepted by the system, which is the usual case for cached pages. */
function isFullySent(response: ServerResponse): boolean {
  return response.writableEnded && response.socket?.writableLength === 0
}

function plainText(text: string, status: number) {
  return new Response(text, { status, headers: { 'Content-Type': PLAIN } })
}
