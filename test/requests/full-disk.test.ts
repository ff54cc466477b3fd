import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { buildProperty } from '#test/factories/property.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { posting } from '#test/forms.ts'
import { OUTAGE } from '#app/ui/outage-words.ts'

/** Longer than the free space in the last page of a table, so saving it needs a new page. */
const LONG = 'x'.repeat(4_500)
const TYPED = { title: 'Bodega Norte', price: '1,250,000', location: 'Centro', propertyId: 'P-1', area: '500' }

/** Each change, and the text that is shown if its disk can only be read. */
const CHANGES: [what: string, path: string, fields: Record<string, string>, sentence: string][] = [
  [
    'a property',
    '/add-property',
    { ...TYPED, description: LONG },
    'Error al guardar la propiedad. Intenta nuevamente.',
  ],
  ['a message', '/contacto', { ...MESSAGE, mensaje: LONG }, OUTAGE.sentence],
  [
    'the settings',
    '/dashboard/configuracion',
    { contactName: 'Rosa', contactPhone: '', contactEmail: '' },
    'El sitio no pudo prepararla. Vuelve a intentarlo.',
  ],
]

const FULL_SENTENCE = 'No hay espacio en el disco del servidor y no se guardó nada.'

/** A disk without space, and the same disk after space was freed. */
const DISKS: [state: string, status: number, broken: RawBuilder<unknown>, mended: RawBuilder<unknown>][] = [
  ['full', 507, sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1000000`],
  ['read-only', 503, sql`pragma query_only = on`, sql`pragma query_only = off`],
]

describe.each(DISKS)('on a disk that is %s', (_state, status, broken, mended) => {
  let app: TestApp
  let staff: Visit

  beforeEach(async () => {
    app = await openTestApp('sqlite')
    staff = (await app.signIn()).visit
    await insertProperty(app.store.db, buildProperty({}), { createdBy: null, now: new Date() })
    // Migrations leave free pages, which `vacuum` removes.
    await sql`vacuum`.execute(app.store.db)
  })

  afterEach(() => app.close())

  test.each(CHANGES)(
    '%s is refused completely with one sentence, and can be saved once there is space',
    async (_what, path, fields, sentence) => {
      const before = await rows()
      await broken.execute(app.store.db)
      const refused = await staff(path, posting(fields))
      expect(refused.status).toBe(status)
      const html = await refused.text()
      expect(html).toContain(status === 507 ? FULL_SENTENCE : sentence)
      // Where the form is shown again it has what was typed.
      const isShownAgain = path !== '/dashboard/configuracion' && status === 507
      expect(html).toContain(isShownAgain ? LONG : '<html')
      expect(app.failures.splice(0)).toHaveLength(1)
      expect(await rows()).toEqual(before)
      // Reading still works.
      expect((await app.visit('/propiedades')).status).toBe(200)
      await mended.execute(app.store.db)
      expect(await faultsOf(app.store)).toEqual([])
      expect((await staff(path, posting(fields))).status).toBe(303)
      expect(await rows()).not.toEqual(before)
    },
  )

  test('the probe for a load balancer says so at once, and that it is over', async () => {
    const answer = async () => {
      const response = await app.visit('/readyz')
      return [response.status, await response.json()]
    }
    await broken.execute(app.store.db)
    expect(await answer()).toEqual([503, { store: 'ok', files: 'ok', writing: 'refused' }])
    await mended.execute(app.store.db)
    expect(await answer()).toEqual([200, { store: 'ok', files: 'ok' }])
    expect(
      await app.store.db.selectFrom('installation').where('name', 'like', 'prueba%').selectAll().execute(),
    ).toEqual([])
    // The probe itself changes nothing that pages depend on.
    const revision = app.store.revision()
    await answer()
    expect(app.store.revision()).toBe(revision)
  })

  test('an import is refused with a sentence', async () => {
    const body = new FormData()
    body.append('archivo', new File([buildInventory(40)], 'lista.csv'))
    await broken.execute(app.store.db)
    const refused = await staff('/dashboard/importar', { method: 'POST', body })
    expect(refused.status).toBe(status)
    expect(await refused.text()).toContain(status === 507 ? FULL_SENTENCE : '<html')
    expect(app.failures.splice(0)).toHaveLength(1)
    await mended.execute(app.store.db)
    expect(await app.store.db.selectFrom('jobs').select('id').execute()).toEqual([])
  })

  async function rows() {
    const { db } = app.store
    return Promise.all(
      (['properties', 'activityLogs', 'contactMessages', 'outbox', 'globalConfig'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
  }
})

describe('with a full disk for photos', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp('sqlite')
  })
  afterEach(() => app.close())

  test('a photo is refused with a sentence alone, and with the form that it comes with', async () => {
    const { visit } = await app.signIn()
    const full = vi
      .spyOn(app.parts.files, 'put')
      .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const photo = new File([await buildPicture('jpeg')], 'fachada.jpg', { type: 'image/jpeg' })
    const alone = new FormData()
    alone.append('images', photo)
    const refused = await visit('/photos', { method: 'POST', body: alone })
    expect(refused.status).toBe(507)
    expect(await refused.text()).toContain(FULL_SENTENCE)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...TYPED, description: LONG })) form.append(name, value)
    form.append('images', photo)
    const html = await (await visit('/add-property', { method: 'POST', body: form })).text()
    expect(html).toContain('fachada.jpg no se pudo guardar: no hay espacio en el disco del servidor.')
    expect(html).toContain(LONG)
    expect(app.failures.splice(0)).toHaveLength(2)
    full.mockRestore()
    expect((await visit('/photos', { method: 'POST', body: alone })).status).toBe(201)
  })

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])('the probe for a load balancer sees %s', async (code) => {
    const { driver } = app.parts.files as unknown as { driver: { tryWriting: () => Promise<void> } }
    vi.spyOn(driver, 'tryWriting').mockRejectedValue(Object.assign(new Error('no'), { code }))
    expect((await app.visit('/readyz')).status).toBe(503)
  })

  test.each([['EMFILE'], [undefined]])(
    'the probe for a load balancer does not take %s for a full disk',
    async (code) => {
      const { driver } = app.parts.files as unknown as { driver: { tryWriting: () => Promise<void> } }
      vi.spyOn(driver, 'tryWriting').mockRejectedValue(Object.assign(new Error('no'), { code }))
      expect((await app.visit('/readyz')).status).toBe(200)
    },
  )
})
