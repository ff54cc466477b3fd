/** The address of no page, which every undecodable one is. */
const NO_PAGE = '/-'

/**
 * React Router writes an address that can't be decoded into the log as it came, in a line that is no JSON: it is asked
 * for the page of unknown addresses instead.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isDecodable(url.pathname)) return request
  const { method, headers } = request
  return new Request(new URL(NO_PAGE, url), { method, headers })
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // Its value is asked for: the build leaves out a call whose value nobody wants.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
