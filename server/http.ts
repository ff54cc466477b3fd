import type { Socket } from 'node:net'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { RequestError, getRequestListener } from '@hono/node-server'
import { BROKEN } from '#app/ui/failure-words.ts'
import { compress } from './compress.ts'
import { countedClient, countedPeer } from './client-address.ts'
import { type Limits, CONNECTION_LIMITS } from './connection-limits.ts'
import { type Connections, limitConnections } from './connections.ts'
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

const connectionsOf = new WeakMap<Server, Connections>()
const answersOf = new WeakMap<Server, Set<ServerResponse>>()

type Serving = {
  serveStatic?: ServeStatic
  servePage?: ServePage
  onDefect?: (error: unknown) => void
  watchAnswer?: WatchAnswer
  admission?: RequestAdmission
  limits?: Limits
  /** Of which route a path is. */
  patternOf?: (pathname: string) => string
  /** Whether requests come through a proxy that says whom they are from. */
  trustProxy?: boolean
  /** Address by which a connection is counted, or null. */
  addressOf?: (socket: Socket) => string | null
}

/** HTTP server: a static file if there is one with that path, else a kept page, else the app. */
export function createHttpServer(app: App, serving: Serving = {}): Server {
  const { serveStatic = NEVER, servePage = NEVER, onDefect = console.error, watchAnswer = () => {} } = serving
  const { admission = openAdmission(), limits = CONNECTION_LIMITS, patternOf = (path) => path } = serving
  const { trustProxy = false, addressOf = ({ remoteAddress = '' }) => countedPeer(remoteAddress, trustProxy) } = serving
  const collect = openBodyCollector(limits)
  /** Of the requests on their way to the app: when they came (a reading of `performance.now()`), and what gives back their room. */
  const admitted = new WeakMap<object, { start: number; leave: () => void }>()

  async function answer(request: Request, { incoming }: { incoming: object }): Promise<Response> {
    const message = incoming as IncomingMessage
    const { start, leave } = admitted.get(message) ?? { start: performance.now(), leave: () => {} }
    admitted.delete(message)
    let answered: Answered = { status: 500, requestId: '', cache: null }
    try {
      const response = await compress(request, await app(request, message.socket.remoteAddress))
      answered = { ...answered, status: response.status, requestId: response.headers.get('X-Request-Id') ?? '' }
      return response
    } finally {
      leave()
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

  /** Who left while waiting gave the room back, and is not worked for. */
  async function answerInTurn(request: IncomingMessage, response: ServerResponse) {
    await admission.turn()
    if (!response.destroyed) await listener(request, response)
  }

  /** To the app, where there is room; a short form takes none before it is here. */
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
      const leave = admission.enter(kind, session)
      if (!leave) return onRefusal(503, refuse(hasBody && !request.complete, response))
      admitted.set(request, { start, leave })
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
    connections.begin(request)
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
    if (isFullySent(response)) return connections.end(request)
    answersInProgress.add(response)
    response.once('close', () => {
      answersInProgress.delete(response)
      connections.end(request)
      // What is no proper request never reached the app. For whoever left after it did, the app still works.
      admitted.get(request)?.leave()
    })
  })
  server.on('connection', admission.arrived)
  const connections = limitConnections(server, limits, addressOf)
  answersOf.set(server, answersInProgress)
  connectionsOf.set(server, connections)
  return server
}

/** The answers that are begun and not sent to their end. */
export function getAnswersInProgress(server: Server): ReadonlySet<ServerResponse> {
  return answersOf.get(server) ?? new Set()
}

export function countConnections(server: Server): number {
  return connectionsOf.get(server)?.count() ?? 0
}

/** A proxy may take another of them than this process does, and keep the page of one site as that of the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Whether its sender left before its body was sent. */
function isAborted(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete
}

/** Whether it was written to its end and the system has taken all of it: as maxBytes kept pages are at once. */
function isFullySent(response: ServerResponse): boolean {
  return response.writableEnded && response.socket?.writableLength === 0
}

function plainText(text: string, status: number) {
  return new Response(text, { status, headers: { 'Content-Type': PLAIN } })
}
