import { setImmediate as nextTurn } from 'node:timers/promises'
import { ACCESS } from '#app/accounts/access-table.server.ts'
import { isAccessPage } from '#app/accounts/return-path.ts'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { refusal } from './refusals.ts'

/** Who asks, as far as it can be told before anything is read: each kind has capacity of its own. */
export type Kind = 'visitor' | 'form' | 'access' | 'staff' | 'upload'

/** Requests of each kind that are answered at once. More would all wait longer than anybody does. */
const CAPACITY: Record<Kind, number> = { visitor: 192, form: 64, access: 48, staff: 64, upload: 32 }
/** Uploads of one session at once: a browser sends three, and may have the panel open twice. */
const PER_SESSION = 8
/** Part of their capacity that visitors keep while everything waits long for its turn. */
const CAPACITY_WHEN_LATE = 0.25
/** Turns of the process, at most, that a visitor's page waits for those who just came to be let in or turned away. */
const MAX_TURNS = 64

/** Told to monitors, which must see the process while it turns others away. */
const MONITORS = new Set(['/healthz', '/readyz', '/metrics'])
/** First parts of the paths that take an account: to whoever has none they answer before a body is read. */
const OF_STAFF = new Set(
  Object.entries(ACCESS).flatMap(([path, { read }]) => (read === 'nothing' ? [] : [firstPart(path)])),
)

type App = (request: Request, peer?: string) => Promise<Response>

export type RequestAdmission = {
  hasCapacity: (kind: Kind, session?: string) => boolean
  /**
   * Takes capacity for one more request.
   * @param session whose upload it is
   * @returns what gives it back, once; null where there is none
   */
  enter: (kind: Kind | null, session?: string) => (() => void) | null
  /**
   * Resolves when the next page of a visitor may be begun, in the order of the questions. An embedded store answers before
   * anything else is looked at: without a pause between two pages, whoever comes would wait unseen and never be refused.
   */
  turn: () => Promise<void>
  /** To be told of each new connection. */
  arrived: () => void
  /** The app, asked only while there is capacity. */
  guard: (app: App) => App
  underWay: () => Record<Kind, number>
  refused: () => Record<Kind, number>
}

/**
 * Bounds what is begun at once: beyond that a request is refused at once, instead of making all others wait.
 * @param isLate whether whatever is ready waits long for its turn
 */
export function openAdmission(
  isLate: () => boolean = () => false,
  capacity = CAPACITY,
  perSession = PER_SESSION,
): RequestAdmission {
  const underWay: Record<Kind, number> = { visitor: 0, form: 0, access: 0, staff: 0, upload: 0 }
  /** Uploads under way of each session that has some. */
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
    let isInside = true
    add(kind, session, 1)
    return () => {
      if (isInside) add(kind, session, -1)
      isInside = false
    }
  }

  return {
    hasCapacity,
    enter,
    turn,
    arrived,
    guard: (app) => async (request, peer) => {
      const leave = enter(kindOf(request.method, new URL(request.url).pathname, request.headers.get('Cookie')))
      if (!leave) return refusal()
      await turn()
      return app(request, peer).finally(leave)
    },
    underWay: () => underWay,
    refused: () => refused,
  }
}

/** @returns null for what is always answered */
export function kindOf(method: string, pathname: string, cookie: string | null | undefined): Kind | null {
  if (MONITORS.has(pathname)) return null
  // With capacity of its own, so that the panel can be reached whatever visitors do.
  if (isAccessPage(pathname)) return 'access'
  // Anybody can send such a cookie: it gives no capacity on the pages of visitors.
  if (OF_STAFF.has(firstPart(pathname)) && cookie?.includes(COOKIE_PREFIX)) return 'staff'
  return method === 'GET' || method === 'HEAD' ? 'visitor' : 'form'
}

/** The session that a request says it has; '' for none, and for what no browser sends: several, or an encoded one. */
export function claimedSession(cookie = ''): string {
  const [token = '', ...more] = cookie.split('session_token=').slice(1)
  return more.length > 0 ? '' : (/^\w+(?=\.)/.exec(token)?.[0] ?? '')
}

function firstPart(path: string): string {
  return (/^\/[^/.]*/.exec(path)?.[0] ?? '').toLowerCase()
}
