const PARAM = 'volver'
const HOME = '/dashboard'
/** Any origin works here: it only serves to check that a path stays on the same site. */
const HERE = 'http://aqui.invalid'
/** Where somebody signs in or out: no page to come back to, and with room of its own (server/request-admission.ts). */
const ACCESS_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/login/segundo-paso',
  '/logout',
  '/signup',
  '/recuperar',
  '/restablecer',
])

/** Said in the address of the login where a session had ended, and not where nobody had signed in. */
const ENDED = { name: 'motivo', value: 'sesion' } as const
/** Pages that keep what is typed in them on the device. */
const KEEPS_DRAFT = /^\/(?:add-property|edit-property\/[^/]+)\/?$/

/** @param pathname of a page, or of its data */
export function isAccessPage(pathname: string): boolean {
  return ACCESS_PAGES.has(pathname.toLowerCase().replace(/\/?(?:\.data)?$/, ''))
}

/** The address of the login that leads back to `path` afterwards. @param ended whether a session had ended */
export function loginPath(path: string, ended = false): string {
  return `/login?${new URLSearchParams({ [PARAM]: path, ...(ended && { [ENDED.name]: ENDED.value }) })}`
}

/** Whether an answer that leads there sends somebody to the login, to come back to the page afterwards. */
export function leadsToLogin(location: string): boolean {
  const { pathname, searchParams } = new URL(location, HERE)
  return pathname === '/login' && searchParams.has(PARAM)
}

/** Why somebody is at the login: a session that had ended, and whether what they typed is kept. */
export type ArrivalReason = { ended: boolean; keepsTyped: boolean }

export function arrivalReason(login: URL): ArrivalReason {
  const ended = login.searchParams.get(ENDED.name) === ENDED.value
  return { ended, keepsTyped: ended && KEEPS_DRAFT.test(new URL(returnPath(login), HERE).pathname) }
}

/**
 * Where to go after signing in: the page that the address asks for if it belongs to this site, else the panel. What
 * a browser could read as another site (`//…`, `/\…`, control characters) does not count as a page of this site.
 */
export function returnPath(login: URL): string {
  const wanted = login.searchParams.get(PARAM)
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  // Dot segments can hide a double slash: /..//other.site
  if (origin !== HERE || pathname.startsWith('//') || isAccessPage(pathname)) return HOME
  return pathname + search + hash
}
