import type { FirmPage } from '#app/agency/agency.ts'
import type { Queries } from '#app/db/store.server.ts'

const PAGES = { privacidad: '/aviso-privacidad', terminos: '/terminos-condiciones' } as const

/** The pages of legal texts that came with the product and that nobody has saved since. */
export async function findUnreadNotices(db: Queries): Promise<FirmPage[]> {
  const sections = Object.keys(PAGES) as (keyof typeof PAGES)[]
  const rows = await db
    .selectFrom('firmVersions')
    .where('section', 'in', sections)
    .groupBy('section')
    .having(({ fn }) => fn.count('savedBy'), '=', 0)
    .select('section')
    .execute()
  return sections.filter((section) => rows.some((row) => row.section === section)).map((section) => PAGES[section])
}
