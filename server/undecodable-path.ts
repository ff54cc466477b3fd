/** A path that no route matches. */
const UNKNOWN_PATH = '/-'

/**
 * React Router writes an undecodable path to the log as it came, in a line that is not JSON. Such a request is answered
 * like any unknown address.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isDecodable(url.pathname)) return request
  const { method, headers } = request
  return new Request(new URL(UNKNOWN_PATH, url), { method, headers })
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // The result is compared because the build removes calls whose result is unused.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
