import { readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** `pattern` is the pattern of the route table, `path` an address that matches it. */
export type RoutePath = {
  path: string
  pattern: string
  file: string
  isStaff: boolean
  /** Whether it has a document and its data. */
  isPage: boolean
  changes: boolean
}

const STAFF_LAYOUT = 'routes/staff/layout.tsx'

/** The panel's page of a property is one of a UUID: any other address below '/property' is an earlier site's. */
const PROPERTY = '/property/019aa000-0000-7000-8000-000000000001'

/** Every URL of the route table, with `1` for each parameter, or a UUID (nothing has that id). */
export async function routePaths(): Promise<RoutePath[]> {
  return (await Promise.all((routes as RouteConfigEntry[]).map((route) => pathsOf(route, '', false)))).flat()
}

async function pathsOf({ path, file, index, children }: RouteConfigEntry, above: string, staff: boolean) {
  const isStaff = staff || file === STAFF_LAYOUT
  const whole = path ? `${above}/${path}` : above
  const below: RoutePath[][] = await Promise.all((children ?? []).map((child) => pathsOf(child, whole, isStaff)))
  if (children || (!path && !index)) return below.flat()
  const source = await readFile(new URL(`../app/${file}`, import.meta.url), 'utf8')
  const changes = /^export (?:async )?(?:function|const) action\b/m.test(source)
  return [
    {
      pattern: whole || '/',
      path: whole.replace('/property/:propertyId', PROPERTY).replaceAll(/:\w+\??|\*/g, '1') || '/',
      file,
      isStaff,
      isPage: file.endsWith('.tsx'),
      changes,
    },
  ]
}
