import { expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { beginCheck, checkImport } from './check-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import {
  easyPropertyListingsExport,
  houzezExport,
  propertyHiveExport,
  realHomesExport,
} from '#test/factories/site-exports.ts'
import {
  easyBrokerAnswers,
  easyBrokerCsv,
  easyPropertyListingsCsv,
  propertyHiveCsv,
  spanishProgramCsv,
} from '#test/factories/source-sheets.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import type { ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import type { RowPlan } from './row-plan.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const store = shareStore('sqlite')

/** The rows of a file as they come in where new properties are public at once. */
async function rowsOf({ name, content }: { name: string; content: string }) {
  const read = await readTable(Buffer.from(content))
  if ('fault' in read) throw new Error(read.fault)
  const { db } = store()
  await settleInNuevoLeon(db)
  const id = await openImport(PROPERTY_IMPORTS, store(), read, {
    filename: name,
    actor: { id: null, name: 'Ana' },
    now: NOW,
  })
  const claim = await beginCheck(PROPERTY_IMPORTS, db, { id, from: 'checked', now: NOW })
  const settings = (stored: ImportPayload) => ({
    ...stored,
    options: { ...stored.options, isPaused: false },
  })
  await checkImport(PROPERTY_IMPORTS, store(), id, { settings, now: NOW, claim: claim ?? '' })
  return jobRowsOf(db, id)
}

test.each([
  ['EasyBroker, a sheet', easyBrokerCsv],
  ['EasyBroker, saved answers', easyBrokerAnswers],
  ['Houzez in Spanish', houzezExport],
  ['Property Hive with ranges', propertyHiveExport],
  ['RealHomes with surfaces in feet', realHomesExport],
  ['Easy Property Listings, an export', easyPropertyListingsExport],
  ['Property Hive, a sheet', propertyHiveCsv],
  ['Easy Property Listings, a sheet', easyPropertyListingsCsv],
  ['a program in Spanish', spanishProgramCsv],
])(
  '%s: 95 % of its rows come in, and no value is wrong without a word',
  { timeout: PATIENCE },
  async (_name, build) => {
    const file = build()
    const rows = await rowsOf(file)
    const planned = rows.filter(({ plan }) => plan !== null)
    expect(rows).toHaveLength(file.expected.size)
    const refused = rows.filter(({ plan }) => plan === null)
    expect(refused.length / rows.length > 0.05 ? refused.map(({ messages }) => messages) : []).toEqual([])
    const wrong = planned.flatMap(({ code, plan, messages }) => {
      const { input } = JSON.parse(plan ?? '') as RowPlan
      const expected = Object.entries(file.expected.get(code) ?? { code: 'unknown' })
      return expected.flatMap(([name, value]) => {
        const found: unknown = input[name as keyof typeof input]
        // A fact that is left out is told.
        const isTold = (found ?? '') === '' && messages.some((message) => /deja fuera/i.test(message))
        return found === value || isTold ? [] : [{ code, name, value, found }]
      })
    })
    expect(wrong).toEqual([])
  },
)
