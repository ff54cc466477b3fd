type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean }
type BuiltRoutes = Record<string, BuiltRoute | undefined>

/** Pattern of paths that no other route matches. */
const UNKNOWN = '/*'

/**
 * Returns the route pattern of a path, such as '/propiedad/:propertySlug'. Patterns form a small fixed set and contain
 * nothing that visitors typed.
 */
export function routePatterns(routes: BuiltRoutes): (pathname: string) => string {
  const patterns = Object.values(routes).flatMap((route) => (route ? [patternOf(route, routes)] : []))
  const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const rules = patterns
    .filter((pattern) => /[:*]/.test(pattern) && pattern !== UNKNOWN)
    .map((pattern) => ({ pattern, path: pathRule(pattern) }))
  return (pathname) => {
    // React Router requests the data of a page under the same path with this ending.
    const path = pathname.replace(/(?:(?<=.)\/|\/?_\.data|\.data)$/, '') || '/'
    if (exact.has(path)) return path
    return rules.find((rule) => rule.path.test(path))?.pattern ?? UNKNOWN
  }
}

function patternOf({ path, parentId }: BuiltRoute, routes: BuiltRoutes): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  const parentPattern = parent ? patternOf(parent, routes) : '/'
  return path ? `${parentPattern === '/' ? '' : parentPattern}/${path}` : parentPattern
}

function pathRule(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`)
}
