import { WHO, accessCases, outcomeOf } from '#test/access-matrix.ts'
import { openTestApp } from '#test/app.ts'
import { printHeading, printLine } from './measure.ts'

/** Counts responses that differ from the access table: every route, read and written, without a session and by role. */
export async function benchRoles() {
  const app = await openTestApp('sqlite')
  let [cases, wrong] = [0, 0]
  for (const role of WHO)
    for (const each of await accessCases(role)) {
      // Some requests end the session.
      const visit = role ? (await app.signIn({ id: role, role })).visit : app.visit
      const outcome = await outcomeOf(visit, each)
      cases += 1
      if (outcome === each.expected) continue
      wrong += 1
      console.error(role, each.method, each.target, outcome)
    }
  await app.close()
  printHeading('Quién puede qué: ruta × método × rol')
  printLine({ label: 'Casos', value: cases, unit: 'casos' })
  printLine({ label: 'De ellos mal', value: wrong, unit: 'casos', limit: 0 })
}
