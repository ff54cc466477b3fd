const PARAM = 'volver'
const HOME = '/dashboard'
/** Any origin works here: it only serves to check that a path stays on the same site. */
const HERE = 'http://aqui.invalid'
/** Pages that make no sense right after signing in. */
const NOT_A_DESTINATION = /^\/(?:login|logout|signup|recuperar|restablecer)\/?$/

/** The address of the login that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ [PARAM]: path })}`
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
  if (origin !== HERE || pathname.startsWith('//') || NOT_A_DESTINATION.test(pathname)) return HOME
  return pathname + search + hash
}
