import { expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import type { ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { CHIHUAHUA } from '#test/factories/kept-files/chihuahua.ts'
import { EASY_BROKER_DETAILS, EASY_BROKER_SHEET } from '#test/factories/kept-files/easy-broker-kept.ts'
import { EASY_BROKER_PAGES, EASY_BROKER_SPANISH } from '#test/factories/kept-files/easy-broker-files.ts'
import { AGUASCALIENTES, ANSWERED, SINALOA, TABASCO } from '#test/factories/kept-files/everyday.ts'
import { GUERRERO } from '#test/factories/kept-files/guerrero.ts'
import type { KeptFile } from '#test/factories/kept-files/kept-file.ts'
import { keptRow } from '#test/factories/kept-files/kept-row.ts'
import { BY_ID, COAHUILA, TOP_LIST } from '#test/factories/kept-files/json-lists.ts'
import { HOUZEZ_TLAXCALA, PROPERTY_HIVE_CHIAPAS } from '#test/factories/kept-files/more-sites.ts'
import { ENGLISH_CRM, PORTAL, SPANISH_PROGRAM } from '#test/factories/kept-files/program-csv.ts'
import { COLIMA, DURANGO, MICHOACAN, ZACATECAS } from '#test/factories/kept-files/program-files.ts'
import { PUEBLA } from '#test/factories/kept-files/puebla.ts'
import { QUINTANA_ROO } from '#test/factories/kept-files/quintana-roo.ts'
import { EPL_SITE, ESTATIK_SITE, PROPERTY_HIVE_SITE } from '#test/factories/kept-files/plugin-sites.ts'
import { HOUZEZ_SITE, REAL_HOMES_SITE } from '#test/factories/kept-files/sites.ts'
import { SAN_LUIS, TWO_CURRENCIES } from '#test/factories/kept-files/san-luis.ts'
import { SONORA } from '#test/factories/kept-files/sonora.ts'
import { LISTING_SERVICE, NESTED } from '#test/factories/kept-files/varied-programs.ts'
import { PLAZAS, TWO_ROWS, VALLEY_OFFICE } from '#test/factories/kept-files/varied.ts'
import { YUCATAN } from '#test/factories/kept-files/yucatan.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { beginCheck, checkImport } from './check-import.server.ts'
import type { RowPlan } from './row-plan.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const REFUSED = '✗'
const store = shareStore('sqlite')

const FILES: Readonly<Record<string, KeptFile>> = {
  SONORA,
  PUEBLA,
  QUINTANA_ROO,
  CHIHUAHUA,
  SPANISH_PROGRAM,
  ENGLISH_CRM,
  PORTAL,
  EASY_BROKER_SHEET,
  EASY_BROKER_DETAILS,
  REAL_HOMES_SITE,
  HOUZEZ_SITE,
  PROPERTY_HIVE_SITE,
  EPL_SITE,
  ESTATIK_SITE,
  COAHUILA,
  TOP_LIST,
  BY_ID,
  VALLEY_OFFICE,
  PLAZAS,
  LISTING_SERVICE,
  TWO_ROWS,
  NESTED,
  SINALOA,
  AGUASCALIENTES,
  TABASCO,
  ANSWERED,
  GUERRERO,
  YUCATAN,
  SAN_LUIS,
  TWO_CURRENCIES,
  MICHOACAN,
  ZACATECAS,
  DURANGO,
  COLIMA,
  EASY_BROKER_SPANISH,
  EASY_BROKER_PAGES,
  HOUZEZ_TLAXCALA,
  PROPERTY_HIVE_CHIAPAS,
}

test.each(Object.entries(FILES))(
  '%s: every fact of every row is what its people mean, or the row says otherwise',
  { timeout: PATIENCE },
  async (_name, file) => {
    const rows = await rowsOf(file)
    const found = rows.map(({ plan }) => (plan ? keptRow(JSON.parse(plan) as RowPlan) : [REFUSED]))
    const differing = found.flatMap((facts, at) => {
      const meant = file.rows[at]?.split(' · ') ?? []
      const told = file.told?.[at]
      const isTitled = meant.some((fact) => fact.startsWith('«'))
      const lacks = meant.filter((fact) => !facts.includes(fact) && !told?.lacks.includes(fact))
      const has = facts.filter((fact) => !meant.includes(fact) && !told?.has.includes(fact))
      const isSaid = told === undefined || rows[at]?.messages.some((message) => told.sentence.test(message))
      if (facts[0] === REFUSED)
        return told?.has.includes(REFUSED) && isSaid ? [] : [{ at, messages: rows[at]?.messages }]
      const wrong = has.filter((fact) => isTitled || !fact.startsWith('«'))
      return lacks.length + wrong.length === 0 && isSaid
        ? []
        : [{ at, lacks, has: wrong, messages: rows[at]?.messages }]
    })
    expect(differing).toEqual([])
    expect(rows).toHaveLength(file.rows.length)
  },
)

test('of all rows of these files at least 95 % come in', { timeout: PATIENCE }, async () => {
  const all: Awaited<ReturnType<typeof rowsOf>> = []
  for (const file of Object.values(FILES)) all.push(...(await rowsOf(file)))
  expect(all.filter(({ plan }) => plan !== null).length / all.length).toBeGreaterThanOrEqual(0.95)
})

/** The rows of a file as they come in where new properties are public at once. */
async function rowsOf({ homeStates, content }: KeptFile) {
  const { db } = store()
  await writeConfig(db, { homeStates: JSON.stringify(homeStates) }, NOW)
  const read = readTable(Buffer.from(content))
  if ('fault' in read) throw new Error(read.fault)
  const actor = { id: null, name: 'Ana' }
  const id = await openImport(PROPERTY_IMPORTS, store(), read, { filename: 'archivo', actor, now: NOW })
  const claim = await beginCheck(PROPERTY_IMPORTS, db, { id, from: 'checked', now: NOW })
  const settings = (stored: ImportPayload) => ({ ...stored, options: { ...stored.options, isPaused: false } })
  await checkImport(PROPERTY_IMPORTS, store(), id, { settings, now: NOW, claim: claim ?? '' })
  return jobRowsOf(db, id)
}
