/** A path that no route matches. */
const UNKNOWN_PATH = '/-'

/**
 * React Router writes an undecodable path to the log as it came, in a line that is not JSON. Such a request is answered
 * like any unknown address.
 */
export function withDecodablePath(request: Request): Request {
  return isDecodable(new URL(request.url).pathname) ? request : asUnknown(request)
}

/** The same request for an address that no route has. */
export function asUnknown({ url, method, headers }: Request): Request {
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
