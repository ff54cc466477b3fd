import { describe, expect, test } from 'vitest'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import { jobRowsOf, openTestWorker } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { forgetLeadImports } from './forget-lead-imports.server.ts'
import { LEAD_IMPORTS } from './lead-imports.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('rows go when nobody starts an import, or when it can be undone no longer; how the file was read stays', async () => {
    const ana = await addPerson(store().db, 'Ana')
    const table = {
      headers: ['Nombre', 'Teléfono'],
      rows: [
        { line: 2, cells: ['Eva Sada', '8112345678'] },
        { line: 3, cells: ['Iván', 'no lo dio'] },
      ],
    }
    const open = () => openImport(LEAD_IMPORTS, store(), { table }, { filename: 'a.csv', actor: ana, now: NOW })
    const [waiting, done] = [await open(), await open()]
    await moveJob(store(), { kind: 'leads', id: done, intent: 'start' }, ana)
    await openTestWorker(store(), { now: () => NOW }).run('leads')
    const stored = async () =>
      JSON.stringify([
        await store().db.selectFrom('jobs').select('payload').execute(),
        await store().db.selectFrom('jobRows').selectAll().execute(),
      ])

    expect(await forgetLeadImports(store(), inDays(13))).toBe(0)
    expect(await forgetLeadImports(store(), inDays(15))).toBe(1)
    expect([await jobRowsOf(store().db, waiting), (await jobRowsOf(store().db, done)).length]).toEqual([[], 2])
    const { state, stopReason, payload } = await store()
      .db.selectFrom('jobs')
      .where('id', '=', waiting)
      .select(['state', 'stopReason', 'payload'])
      .executeTakeFirstOrThrow()
    expect([state, stopReason]).toEqual(['stopped', expect.stringContaining('Nadie la empezó')])
    expect(JSON.parse(payload)).toMatchObject({ mapping: ['name', 'phones'] })
    expect(await stored()).toContain('Eva')

    expect(await forgetLeadImports(store(), inDays(31))).toBe(1)
    expect(await stored()).not.toMatch(/Eva|8112345678|no lo dio/)
    expect(await forgetLeadImports(store(), inDays(400)), 'nothing is left to forget').toBe(0)
    expect(await store().db.selectFrom('leads').select('name').execute()).toEqual([{ name: 'Eva Sada' }])
  })
})
