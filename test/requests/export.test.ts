import { beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    const signedIn = await app.signIn()
    visit = signedIn.visit
  })

  function fill(...titles: string[]) {
    return insertMany(
      app.store.db,
      titles.map((title) => ({ input: buildProperty({ title }) })),
    )
  }

  test('the export has the whole catalogue, or the results of a search, as CSV', async () => {
    await fill('Galera', 'Local', 'Galera dos')
    const all = await visit('/dashboard/exportar/csv')
    expect(all.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(all.headers.get('Content-Disposition')).toBe('attachment; filename="propiedades-2026-11-20.csv"')
    expect(all.headers.get('Cache-Control')).toBe('no-store')
    expect((await all.text()).split('\r\n')).toHaveLength(5)
    const some = await (await visit('/dashboard/exportar/csv?search=GALERA&page=7')).text()
    expect(
      some
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[1]),
    ).toEqual(['Galera dos', 'Galera'])
  })

  test('the Excel file is a complete ZIP archive', async () => {
    await fill('Nave')
    const response = await visit('/dashboard/exportar/xlsx')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Type')).toContain('spreadsheetml.sheet')
    expect([bytes.readUInt32LE(0), bytes.readUInt32LE(bytes.length - 22)]).toEqual([0x04034b50, 0x06054b50])
    expect(bytes.readUInt32LE(bytes.length - 6)).toBeLessThan(bytes.length)
  })

  test('an unknown format is a 404', async () => {
    for (const format of ['pdf', 'XLSX', 'toString', '%00']) {
      const response = await visit(`/dashboard/exportar/${format}`)
      expect([response.status, await response.text()]).toEqual([404, 'No hay ese formato.'])
    }
  })

  test('an export without a session contains no property', async () => {
    await fill('Nave')
    const response = await app.visit('/dashboard/exportar/csv')
    expect(response.status).toBe(302)
    expect(await response.text()).not.toContain('Nave')
  })

  test('a download that is cancelled stops the export', async () => {
    await fill(...Array.from({ length: 600 }, (_none, at) => `Nave ${at}`))
    for (const format of ['csv', 'xlsx']) {
      const { body } = await visit(`/dashboard/exportar/${format}`)
      const reader = body?.getReader()
      await reader?.read()
      await reader?.cancel()
    }
    expect((await visit('/dashboard/propiedades')).status).toBe(200)
  })
})
