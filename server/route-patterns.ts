type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean }
type BuiltRoutes = Record<string, BuiltRoute | undefined>

/** Pattern of whatever no other route answers. */
const UNKNOWN = '/*'

/**
 * Tells which route of the table a path belongs to, such as '/propiedad/:propertySlug': the same few names whatever
 * visitors ask for, and nothing of what they asked.
 */
export function routePatterns(routes: BuiltRoutes): (pathname: string) => string {
  const patterns = Object.values(routes).flatMap((route) => (route ? [patternOf(route, routes)] : []))
  const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const rules = patterns
    .filter((pattern) => /[:*]/.test(pattern) && pattern !== UNKNOWN)
    .map((pattern) => ({ pattern, path: pathRule(pattern) }))
  return (pathname) => {
    // React Router asks for the data of a page under the same path with this ending.
    const path = pathname.replace(/(?:(?<=.)\/|\/?_\.data|\.data)$/, '') || '/'
    if (exact.has(path)) return path
    return rules.find((rule) => rule.path.test(path))?.pattern ?? UNKNOWN
  }
}

function patternOf({ path, parentId }: BuiltRoute, routes: BuiltRoutes): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  const above = parent ? patternOf(parent, routes) : '/'
  return path ? `${above === '/' ? '' : above}/${path}` : above
}

function pathRule(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`)
}
