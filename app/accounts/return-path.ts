const PARAM = 'volver'
const HOME = '/dashboard'
/** Any origin will do: only whether a path stays on it matters. */
const HERE = 'http://aqui.invalid'
/** Pages that somebody who has just signed in has no business on. */
const NOT_A_DESTINATION = /^\/(?:login|logout|signup|recuperar|restablecer)\/?$/

/** The address of the login that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ [PARAM]: path })}`
}

/**
 * Where to go after signing in at this address: the page that it wants, if it is one of this site, else the panel. What
 * a browser could read as another site (`//…`, `/\…`, a path with control characters) is no page of this one.
 */
export function returnPath(login: URL): string {
  const wanted = login.searchParams.get(PARAM)
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  // Dots can hide two slashes: /..//other.site
  if (origin !== HERE || pathname.startsWith('//') || NOT_A_DESTINATION.test(pathname)) return HOME
  return pathname + search + hash
}
