import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { matchText, propertiesFor, readRequirement } from '#app/leads/matches/match.ts'
import { findFresh, findLeadsFor } from '#app/leads/matches/news.server.ts'
import { buildLead } from '#test/factories/lead.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { withSqlite } from './catalogue.ts'
import { SOUGHT, requirementOf } from './many-leads.ts'
import { medianOf, printHeading, printLine, quantileOf } from './measure.ts'

const RUNS = 60
const PROPERTIES = 10_000
const LEADS = 10_000
const TODAY = '2026-11-20'

/** In ms. Issue 50 sets the first limit; the page of a property and Hoy also read the leads. */
const LIMITS = { lead: 20, property: 250, fresh: 1_000 }

/** Measures the matches of one lead and of one property, with one pass over a figure of each row as the control. */
export async function benchLeadMatches() {
  printHeading(`Lo que buscan los prospectos, con ${PROPERTIES.toLocaleString('es-MX')} propiedades (p95)`)
  await withSqlite(PROPERTIES, async (store) => {
    const catalogue = await currentCatalogue(store)
    const control = {
      label: 'una pasada por las filas',
      value: await medianOf(RUNS, () => catalogue.offered.reduce((sum, { area }) => sum + (area ?? 0), 0)),
    }
    for (const query of SOUGHT) {
      const value = await quantileOf(0.95, RUNS, () => {
        const read = readRequirement(requirementOf(query), catalogue, { today: TODAY })
        return propertiesFor(read, catalogue)
          .slice(0, 8)
          .map((match) => matchText(read, match))
      })
      printLine({ label: `  ${query}`, value, unit: 'ms', control, limit: LIMITS.lead })
    }
    const change = { db: store.db, actor: { id: null, name: 'Ana' }, now: new Date(`${TODAY}T18:00:00Z`) }
    const { id } = await createLead(change, buildLead())
    const first = await store.db.selectFrom('leads').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: LEADS }, (_, at) => {
      const requirements = [requirementOf(`${SOUGHT[at % SOUGHT.length]}&minArea=${100 + at}`)]
      return { ...first, id: `${id}-${at}`, requirements: JSON.stringify(requirements) }
    })
    for (const batch of inBatches(rows, 40)) await store.db.insertInto('leads').values(batch).execute()
    const [row] = catalogue.offered.filter(({ type }) => type === 'bodega')
    const asked = {
      today: TODAY,
      scope: ALL_LEADS,
      writer: { agency: 'Cerro Norte', message: null, propertyMessage: null },
    }
    const leads = `${LEADS.toLocaleString('es-MX')} prospectos`
    const property = await quantileOf(0.95, RUNS, () => findLeadsFor(store, row?.id ?? '', asked))
    printLine({
      label: `Prospectos para una bodega, de ${leads}`,
      value: property,
      unit: 'ms',
      control,
      limit: LIMITS.property,
    })
    const fresh = await quantileOf(0.95, RUNS, () => findFresh(store, asked))
    printLine({ label: `Novedades de Hoy, con ${leads}`, value: fresh, unit: 'ms', control, limit: LIMITS.fresh })
  })
}
