import { setImmediate as nextTurn } from 'node:timers/promises'
import { ACCESS } from '#app/accounts/access-table.server.ts'
import { isAccessPage } from '#app/accounts/return-path.ts'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { refusal } from './refusals.ts'

/** The kind of a request, derived from its head. Each kind has its own capacity. */
export type Kind = 'visitor' | 'form' | 'access' | 'staff' | 'upload'

/** Maximum of concurrent requests per kind. With more, all of them would take too long. */
const CAPACITY: Record<Kind, number> = { visitor: 192, form: 64, access: 48, staff: 64, upload: 32 }
/** Maximum of concurrent uploads per session: a browser sends three and may have the panel open twice. */
const PER_SESSION = 8
/** Share of the visitors' capacity while the event loop is late. */
const CAPACITY_WHEN_LATE = 0.25
/** Maximum number of event-loop turns that a visitor's page waits while new requests keep arriving. */
const MAX_TURNS = 64

/** Monitoring addresses are always answered, also under overload. */
const MONITORS = new Set(['/healthz', '/readyz', '/metrics'])
/** First path segments of the panel. Requests without an account are answered there before a body is read. */
const OF_STAFF = new Set(
  Object.entries(ACCESS).flatMap(([path, { read }]) => (read === 'nothing' ? [] : [firstPart(path)])),
)

type App = (request: Request, peer?: string) => Promise<Response>

export type RequestAdmission = {
  hasCapacity: (kind: Kind, session?: string) => boolean
  /**
   * Takes capacity for one request.
   * @param session of an upload
   * @returns the function that releases it; null if there is no capacity
   */
  enter: (kind: Kind | null, session?: string) => (() => void) | null
  /**
   * Resolves, in order of the calls, when the next visitor page may be rendered. Queries of an embedded store block the
   * event loop: without a pause between two pages, new requests would wait unread and could not be refused.
   */
  turn: () => Promise<void>
  /** Call it for each new connection. */
  arrived: () => void
  /** Wraps the app so that it runs only while there is capacity. */
  guard: (app: App) => App
  underWay: () => Record<Kind, number>
  refused: () => Record<Kind, number>
}

/**
 * Limits concurrent requests. Above the limit a request is refused at once instead of slowing all others down.
 * @param isLate whether the event loop is late
 */
export function openAdmission(
  isLate: () => boolean = () => false,
  capacity = CAPACITY,
  perSession = PER_SESSION,
): RequestAdmission {
  const underWay: Record<Kind, number> = { visitor: 0, form: 0, access: 0, staff: 0, upload: 0 }
  /** Number of running uploads per session. */
  const uploads = new Map<string, number>()
  const refused = { ...underWay }

  let arrivals = 0
  let last = Promise.resolve()

  async function nextQuietTurn() {
    for (let turns = 0; turns < MAX_TURNS; turns += 1) {
      const before = arrivals
      await nextTurn()
      if (arrivals === before) return
    }
  }

  function turn(): Promise<void> {
    last = last.then(nextQuietTurn)
    return last
  }

  function arrived() {
    arrivals += 1
  }

  function hasCapacity(kind: Kind, session = ''): boolean {
    if (kind === 'upload' && uploadsOf(session) >= perSession) return false
    return underWay[kind] < (kind === 'visitor' && isLate() ? capacity[kind] * CAPACITY_WHEN_LATE : capacity[kind])
  }

  function uploadsOf(session: string): number {
    return uploads.get(session) ?? 0
  }

  function add(kind: Kind, session: string, change: 1 | -1) {
    underWay[kind] += change
    if (kind !== 'upload') return
    uploads.set(session, uploadsOf(session) + change)
    if (uploadsOf(session) === 0) uploads.delete(session)
  }

  function enter(kind: Kind | null, session = ''): (() => void) | null {
    arrived()
    if (kind === null) return () => {}
    if (!hasCapacity(kind, session)) {
      refused[kind] += 1
      return null
    }
    let isHeld = true
    add(kind, session, 1)
    return () => {
      if (isHeld) add(kind, session, -1)
      isHeld = false
    }
  }

  return {
    hasCapacity,
    enter,
    turn,
    arrived,
    guard: (app) => async (request, peer) => {
      const release = enter(kindOf(request.method, new URL(request.url).pathname, request.headers.get('Cookie')))
      if (!release) return refusal()
      await turn()
      return app(request, peer).finally(release)
    },
    underWay: () => underWay,
    refused: () => refused,
  }
}

/** @returns null for requests that are always answered */
export function kindOf(method: string, pathname: string, cookie: string | null | undefined): Kind | null {
  if (MONITORS.has(pathname)) return null
  // The sign-in pages have their own capacity, so that the panel stays reachable under a rush of visitors.
  if (isAccessPage(pathname)) return 'access'
  // Anybody can send this cookie, so it gives no extra capacity on public pages.
  if (OF_STAFF.has(firstPart(pathname)) && cookie?.includes(COOKIE_PREFIX)) return 'staff'
  return method === 'GET' || method === 'HEAD' ? 'visitor' : 'form'
}

/** The unverified session token of a request; '' for none, several or an encoded one, which no browser sends. */
export function claimedSession(cookie = ''): string {
  const [token = '', ...more] = cookie.split('session_token=').slice(1)
  return more.length > 0 ? '' : (/^\w+(?=\.)/.exec(token)?.[0] ?? '')
}

function firstPart(path: string): string {
  return (/^\/[^/.]*/.exec(path)?.[0] ?? '').toLowerCase()
}
