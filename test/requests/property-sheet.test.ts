import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let id: string

  beforeEach(async () => {
    const property = buildProperty({ title: 'Local', propertyId: 'PROP-7' })
    ;({ id } = await insertProperty(app.store.db, property, { createdBy: null, now: NOW }))
  })

  async function bytesOf(path: string) {
    return Buffer.from(await (await app.visit(path)).arrayBuffer())
  }

  test('a public property has its sheet, linked from its page, and the next request gets the stored one', async () => {
    expect(await (await app.visit('/propiedad/local')).text()).toContain('href="/propiedad/local/ficha.pdf"')
    const response = await app.visit('/propiedad/local/ficha.pdf')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="ficha-prop-7.pdf"',
      'cache-control': 'public, no-cache',
    })
    const first = Buffer.from(await response.arrayBuffer())
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await kept()).toHaveLength(1)
    expect((await bytesOf('/propiedad/local/ficha.pdf')).equals(first)).toBe(true)
  })

  test('an unchanged sheet is not sent again, and the sheet of a hidden property is deleted', async () => {
    const path = '/propiedad/local/ficha.pdf'
    const etag = String((await app.visit(path)).headers.get('ETag'))
    const again = () => app.visit(path, { headers: { 'If-None-Match': etag } })
    const same = await again()
    expect([same.status, same.headers.get('Cache-Control'), await same.text()]).toEqual([304, 'public, no-cache', ''])
    const { visit } = await app.signIn()
    await visit('/dashboard/configuracion/ubicacion', posting({ intent: 'change-every-place', precision: 'zona' }))
    const changed = await again()
    expect([changed.status, changed.headers.get('ETag') === etag]).toEqual([200, false])
  })

  test('a sheet that is requested several times at once is drawn once, and again after a change', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => bytesOf('/propiedad/local/ficha.pdf')))
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1)
    await renameProperty(app.store, id, 'Plaza', NOW)
    const changed = await bytesOf('/propiedad/plaza/ficha.pdf')
    expect(changed.equals(all[0] ?? changed)).toBe(false)
    expect(await kept()).toHaveLength(2)
  })

  test('a sheet exists only for a property that is public', async () => {
    expect((await app.visit('/propiedad/nada/ficha.pdf')).status).toBe(404)
    expect((await app.visit('/propiedad/LOCAL/ficha.pdf')).headers.get('Location')).toBe('/propiedad/local/ficha.pdf')
    await renameProperty(app.store, id, 'Plaza', NOW)
    const moved = await app.visit('/propiedad/local/ficha.pdf')
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/propiedad/plaza/ficha.pdf'])
    await changeStatus({ db: app.store.db, actor: NOBODY, now: NOW }, id, paused)
    expect((await app.visit('/propiedad/plaza/ficha.pdf')).status).toBe(404)
    await deleteProperty({ db: app.store.db, actor: NOBODY, now: NOW }, id)
    expect((await app.visit('/propiedad/plaza/ficha.pdf')).status).toBe(410)
  })

  test('staff get the sheet with any status, and it is not cached', async () => {
    await changeStatus({ db: app.store.db, actor: NOBODY, now: NOW }, id, paused)
    expect((await app.visit(`/property/${id}/ficha.pdf`)).status).toBe(302)
    const { visit } = await app.signIn()
    expect(await (await visit(`/property/${id}`)).text()).toContain(`href="/property/${id}/ficha.pdf"`)
    const response = await visit(`/property/${id}/ficha.pdf`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    const gone = await visit('/property/019aa000-0000-7000-8000-000000000001/ficha.pdf')
    expect(gone.headers.get('Location')).toBe('/dashboard?aviso=propiedad-inexistente')
  })

  async function kept() {
    const { objects } = await app.files.listAll('fichas/')
    return [...objects].filter((object) => object.isFile && object.key.startsWith(`fichas/${id}.`))
  }
})
