import { ACCESS, isGranted, requiredPermission } from '#app/accounts/access-table.server.ts'
import { ROLES, type Role } from '#app/accounts/role.ts'
import type { Visit } from './app.ts'
import { posting } from './forms.ts'
import { routePaths } from './route-paths.ts'

export type AccessOutcome = 'passes' | 'login' | '403'
export type AccessCase = { pattern: string; target: string; method: 'GET' | 'POST'; expected: AccessOutcome }

/** Somebody without a session, and one person of each role. */
export const WHO: readonly (Role | null)[] = [null, ...ROLES]

/** Requests every route of app/routes.ts by GET and POST, as document and as data, for one role. */
export async function accessCases(role: Role | null): Promise<AccessCase[]> {
  const methods = ['GET', 'POST'] as const
  return (await routePaths()).flatMap(({ path, pattern, isPage }) =>
    methods.flatMap((method) => {
      const granted = isGranted(role, requiredPermission(pattern, method))
      const expected = granted ? 'passes' : role === null ? 'login' : '403'
      const targets = isPage ? [path, path === '/' ? '/_root.data' : `${path}.data`] : [path]
      return targets.map((target) => ({ pattern, target, method, expected }) as const)
    }),
  )
}

/** Outcome of a case: anything but the login and the refusal counts as let in, also 404, 405 or 422. */
export async function outcomeOf(visit: Visit, { target, method }: AccessCase): Promise<AccessOutcome> {
  const response = await visit(target, method === 'POST' ? posting({ intent: 'nada' }) : {})
  if (response.status === 403 && (await response.text()).includes('refused')) return '403'
  const where = response.headers.get('Location') ?? (response.status === 202 ? await response.text() : '')
  return where.includes('/login?volver=') ? 'login' : 'passes'
}

/** Route patterns that declare who may request them. */
export const DECLARED = Object.keys(ACCESS)
