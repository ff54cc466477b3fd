import type { AgencyPage } from '#app/agency/agency.ts'
import type { Queries } from '#app/db/store.server.ts'

const PAGES = { privacidad: '/aviso-privacidad', terminos: '/terminos-condiciones' } as const

/** The pages of legal texts that came with the product and that nobody has saved since. */
export async function findUnreadNotices(db: Queries): Promise<AgencyPage[]> {
  const sections = Object.keys(PAGES) as (keyof typeof PAGES)[]
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', 'firm')
    .where('recordId', 'in', sections)
    .groupBy('recordId')
    .having(({ fn }) => fn.count('savedByName'), '=', 0)
    .select('recordId')
    .execute()
  return sections
    .filter((section) => rows.some(({ recordId }) => recordId === section))
    .map((section) => PAGES[section])
}
