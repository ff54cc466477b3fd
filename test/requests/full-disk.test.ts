import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'

/** Longer than the free space in the last page of a table, so saving it needs a new page. */
const LONG = 'x'.repeat(4_500)
const TYPED = { title: 'Bodega Norte', price: '1', location: 'Centro', propertyId: 'P-1', area: '500' }

/** Each change and the text that is shown if it cannot be saved. */
const CHANGES: [what: string, path: string, fields: Record<string, string>, sentence: string][] = [
  [
    'a property',
    '/add-property',
    { ...TYPED, description: LONG },
    'Error al guardar la propiedad. Intenta nuevamente.',
  ],
  ['a message', '/contacto', { ...MESSAGE, mensaje: LONG }, 'En este momento no podemos consultar nuestros datos.'],
]

/** A disk without space, and the same disk after space was freed. */
const DISKS: [state: string, broken: RawBuilder<unknown>, mended: RawBuilder<unknown>][] = [
  ['full', sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1000000`],
  ['read-only', sql`pragma query_only = on`, sql`pragma query_only = off`],
]

describe.each(DISKS)('on a disk that is %s', (_state, broken, mended) => {
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
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(sentence)
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

  async function rows() {
    const { db } = app.store
    return Promise.all(
      (['properties', 'activityLogs', 'contactMessages', 'outbox'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
  }
})
