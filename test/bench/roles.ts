import { WHO, accessCases, outcomeOf } from '#test/access-matrix.ts'
import { openTestApp } from '#test/app.ts'
import { printHeading, printLine } from './measure.ts'

/** Every route, read and written, by nobody and by each role: how often it was not as the table of access says. */
export async function benchRoles() {
  const app = await openTestApp('sqlite')
  let [cases, wrong] = [0, 0]
  for (const role of WHO)
    for (const each of await accessCases(role)) {
      // Some of them end the session.
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
