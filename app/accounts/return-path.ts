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

/** Parameter of the login after a session has ended. */
const ENDED = { name: 'motivo', value: 'sesion' } as const
/** Pages that save a draft on the device. */
const SAVES_DRAFT = /^\/(?:add-property|edit-property\/[^/]+)\/?$/

/** @param pathname of a page, or of its data */
export function isAccessPage(pathname: string): boolean {
  return ACCESS_PAGES.has(pathname.toLowerCase().replace(/\/?(?:\.data)?$/, ''))
}

/** The address of the login that leads back to `path` afterwards. @param ended whether a session had ended */
export function loginPath(path: string, ended = false): string {
  return `/login?${new URLSearchParams({ [PARAM]: path, ...(ended && { [ENDED.name]: ENDED.value }) })}`
}

/** Whether a redirect to this address leads to the login, and back to the page afterwards. */
export function leadsToLogin(location: string): boolean {
  const { pathname, searchParams } = new URL(location, HERE)
  return pathname === '/login' && searchParams.has(PARAM)
}

/** Whether the login is shown because a session ended, and whether a draft of the typed text was saved. */
export type ArrivalReason = { ended: boolean; keepsTyped: boolean }

export function arrivalReason(login: URL): ArrivalReason {
  const ended = login.searchParams.get(ENDED.name) === ENDED.value
  return { ended, keepsTyped: ended && SAVES_DRAFT.test(new URL(returnPath(login), HERE).pathname) }
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
