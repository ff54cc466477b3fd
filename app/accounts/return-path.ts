const PARAM = 'volver'
const HOME = '/dashboard'
/** Any origin works here: it only serves to check that a path stays on the same site. */
const HERE = 'http://aqui.invalid'
/** Pages to sign in or out: never a page to return to, and with their own limit (server/request-admission.ts). */
const ACCESS_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/login/segundo-paso',
  '/logout',
  '/signup',
  '/recuperar',
  '/restablecer',
])

const REASON_PARAM = 'motivo'
/** Why somebody is at the login again, as its address says it. */
const REASONS = {
  /** The session ended. */
  ended: 'sesion',
  /** The browser kept no cookie of a session that has just begun. */
  noCookie: 'cookies',
  /** The same, because the page was opened by http and the cookie is for https alone. */
  insecure: 'direccion',
} as const
export type LoginReason = keyof typeof REASONS
const LOGIN_REASONS = ['ended', 'noCookie', 'insecure'] as const satisfies readonly LoginReason[]
/** Pages that save a draft on the device. */
const SAVES_DRAFT = /^\/(?:add-property|edit-property\/[^/]+)\/?$/

/** @param pathname of a page, or of its data */
export function isAccessPage(pathname: string): boolean {
  return ACCESS_PAGES.has(pathname.toLowerCase().replace(/\/?(?:\.data)?$/, ''))
}

/** The address of the login that leads back to `path` afterwards. */
export function loginPath(path: string, reason: LoginReason | null = null): string {
  return `/login?${new URLSearchParams({ [PARAM]: path, ...(reason && { [REASON_PARAM]: REASONS[reason] }) })}`
}

/**
 * Where a browser goes right after signing in: to the login, which sends it on to `path`, or says that no cookie was kept.
 * @param headers of the posted form @param publicUrl the site's origin
 */
export function entryPath(path: string, headers: Headers, publicUrl: string): string {
  const page = headers.get('Origin') ?? headers.get('Referer') ?? ''
  return loginPath(path, page.startsWith('http:') && publicUrl.startsWith('https:') ? 'insecure' : 'noCookie')
}

/** Whether a redirect to this address leads to the login, and back to the page afterwards. */
export function leadsToLogin(location: string): boolean {
  const { pathname, searchParams } = new URL(location, HERE)
  return pathname === '/login' && searchParams.has(PARAM)
}

/** Why the login is shown, null on a first visit, and whether a draft of the typed text was saved. */
export type ArrivalReason = { reason: LoginReason | null; keepsTyped: boolean }

export function arrivalReason(login: URL): ArrivalReason {
  const said = login.searchParams.get(REASON_PARAM)
  const reason = LOGIN_REASONS.find((each) => REASONS[each] === said) ?? null
  return { reason, keepsTyped: reason === 'ended' && SAVES_DRAFT.test(new URL(returnPath(login), HERE).pathname) }
}

/**
 * Where to go after signing in: the page in the address of the login if it belongs to this site, else the panel. Paths
 * that a browser could read as another site (`//…`, `/\…`, control characters) are not accepted.
 */
export function returnPath(login: URL): string {
  const requested = login.searchParams.get(PARAM)
  if (!requested || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(requested, HERE)
  // Dot segments can hide a double slash: /..//other.site
  if (origin !== HERE || pathname.startsWith('//') || isAccessPage(pathname)) return HOME
  return pathname + search + hash
}
