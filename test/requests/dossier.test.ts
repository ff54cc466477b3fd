import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty, insertProperty } from '#app/editing/changes/change-property.server.ts'
import { restoreProperty } from '#app/editing/changes/restore-property.server.ts'
import { purgeProperty } from '#app/editing/trash/trash.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LAURA = { id: null, name: 'Laura Treviño' }
const [ADD, REMOVE] = ['agregar-nota', 'eliminar-nota']

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let path: string

  beforeEach(async () => {
    app.setNow(NOW)
    visit = (await app.signIn()).visit
    const input = buildProperty({ title: 'Nave <1>' })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
    path = `/property/${id}/expediente`
  })

  async function page(at = path, as = visit) {
    const response = await as(at)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  async function post(fields: Record<string, string>, as = visit) {
    const response = await as(path, posting(fields))
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
  }

  const noteIds = async () =>
    (await app.store.db.selectFrom('propertyNotes').orderBy('id').select('id').execute()).map((note) => note.id)

  test('a note is shown with its author and hour, the newest first', async () => {
    expect(await post({ intent: ADD, note: '  Llaves con el <b>vigilante</b>\r\nPredial al día ' })).toMatchObject({
      status: 303,
      to: `${path}?aviso=nota-agregada`,
    })
    app.setNow(new Date('2026-11-21T02:05:00Z'))
    const { visit: beto } = await app.signIn({ name: 'Beto Garza', role: 'editor' })
    await post({ intent: ADD, note: 'Ya firmó' }, beto)
    const html = await page()
    for (const text of [
      'Expediente de Nave &lt;1&gt;',
      'Llaves con el &lt;b&gt;vigilante&lt;/b&gt;\nPredial al día<',
      'Ana Ruiz · <time dateTime="2026-11-20T18:00:00.000Z"',
      '20 nov 2026, 12:00 p.m.',
      'Beto Garza · ',
      '20 nov 2026, 8:05 p.m.',
    ])
      expect(html).toContain(text)
    expect(html.indexOf('Ya firmó')).toBeLessThan(html.indexOf('Llaves'))
    for (const from of [`/property/${id}`, `/edit-property/${id}`, '/dashboard/propiedades'])
      expect([from, (await page(from)).includes(`href="${path}"`)]).toEqual([from, true])
  })

  test('a note that is empty or too long changes nothing and is not lost', async () => {
    const empty = await post({ intent: ADD, note: ' \n ' })
    expect([empty.status, empty.html.includes('Escribe la nota')]).toEqual([422, true])
    const long = await post({ intent: ADD, note: `${'ñ'.repeat(20_000)}fin` })
    expect(long.status).toBe(422)
    expect(long.html).toContain('La nota tiene 20,003 caracteres y admite hasta 2,000')
    expect(long.html).toContain('ñfin</textarea>')
    expect(await noteIds()).toEqual([])
  })

  test('only its author or an administrator deletes a note, after a question', async () => {
    const [{ visit: beto }, { visit: eva }] = [
      await app.signIn({ role: 'editor' }),
      await app.signIn({ role: 'editor' }),
    ]
    for (const note of ['Una', 'Otra']) await post({ intent: ADD, note }, beto)
    const [one = '', other = ''] = await noteIds()
    expect(await page(path, eva)).not.toContain('?eliminar=')
    expect(await page(`${path}?eliminar=${one}`, eva)).not.toContain('alertdialog')
    expect((await post({ intent: REMOVE, id: one }, eva)).to).toBe(`${path}?aviso=nota-inexistente`)
    expect(await page(`${path}?eliminar=${one}`, beto)).toMatch(/role="alertdialog"[\s\S]*no se puede deshacer/)
    expect((await post({ intent: REMOVE, id: one }, beto)).to).toBe(`${path}?aviso=nota-eliminada`)
    expect((await post({ intent: REMOVE, id: other })).to).toBe(`${path}?aviso=nota-eliminada`)
    for (const wrong of [one, 'toString', ''])
      expect((await post({ intent: REMOVE, id: wrong })).to).toBe(`${path}?aviso=nota-inexistente`)
    expect(await noteIds()).toEqual([])
  })

  test('who may not edit, and a property that is not there, get nothing', async () => {
    await post({ intent: ADD, note: 'Una' })
    const { visit: reader } = await app.signIn({ role: 'lector' })
    for (const init of [{}, posting({ intent: ADD, note: 'Otra' })]) expect((await reader(path, init)).status).toBe(403)
    expect(await page(`/property/${id}`, reader)).not.toContain('expediente')
    expect((await app.visit(path)).headers.get('Location')).toContain('/login')
    expect(await post({ intent: 'toString' })).toMatchObject({ status: 400 })
    for (const gone of ['/property/x/expediente', '/property/018f0000-0000-7000-8000-00000000000a/expediente'])
      for (const init of [{}, posting({ intent: ADD, note: 'Otra' })])
        expect((await visit(gone, init)).headers.get('Location')).toBe('/dashboard?aviso=propiedad-inexistente')
    expect(await noteIds()).toHaveLength(1)
  })

  test('notes come back from the papelera, and end with it', async () => {
    await post({ intent: ADD, note: 'Una' })
    await deleteProperty(app.store, id, LAURA, NOW)
    expect((await visit(path)).status).toBe(302)
    await restoreProperty(app.store, id, LAURA, NOW)
    expect(await page()).toContain('Una')
    await deleteProperty(app.store, id, LAURA, NOW)
    await purgeProperty(app.store, id, LAURA, NOW)
    expect(await noteIds()).toEqual([])
  })
})
