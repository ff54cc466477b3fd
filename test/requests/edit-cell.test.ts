import { beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const LIST = '/dashboard/propiedades'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    ;[id = ''] = await insertMany(app.store.db, [{ input: buildProperty({ title: 'Nave' }) }])
  })

  async function edit(fields: Record<string, string>, as: Visit = visit) {
    const response = await as(LIST, posting({ intent: 'edit', id, version: '1', ...fields }))
    return response.headers.get('Location') ?? response.status
  }

  async function stored() {
    return app.store.db
      .selectFrom('properties')
      .where('id', '=', id)
      .select(['priceCents', 'status', 'timeAlert', 'contactName', 'version'])
      .executeTakeFirstOrThrow()
  }

  async function cellsOf(): Promise<string[]> {
    const page = await (await visit(LIST)).text()
    return ['price', 'status', 'timeAlert', 'contactName'].filter((control) =>
      page.includes(`href="/edit-property/${id}#campo-${control}"`),
    )
  }

  test('each cell is a link to its field, is saved with its version, and is undone', async () => {
    // A deadline and a contact are shown only where there are some.
    expect(await cellsOf()).toEqual(['price', 'status'])
    const before = await stored()
    const cells: Record<string, string>[] = [
      { celda: 'price', price: '280,000' },
      { celda: 'status', status: 'separada', version: '2' },
      { celda: 'timeAlert', timeAlert: '2030-01-31', version: '3' },
      { celda: 'contact', contactName: 'Rosa', contactPhone: '81 1234 5678', contactEmail: '', version: '4' },
    ]
    for (const fields of cells) expect(await edit(fields)).toContain('aviso=propiedad-actualizada')
    expect(await cellsOf()).toEqual(['price', 'status', 'timeAlert', 'contactName'])
    const changed = { priceCents: 28_000_000, status: 'separada', timeAlert: '2030-01-31', contactName: 'Rosa' }
    expect(await stored()).toEqual({ ...changed, version: 5 })
    expect(await edit({ intent: 'undo-edit', version: '5' })).toContain('aviso=cambio-deshecho')
    expect(await stored()).toEqual({ ...changed, contactName: before.contactName, version: 6 })
  })

  test.each([
    ['a property that somebody changed', { celda: 'price', price: '1', version: '7' }, 'cambio-en-conflicto'],
    ['a version that is no number', { celda: 'price', price: '1', version: 'NaN' }, 'cambio-en-conflicto'],
    ['a text that is no price', { celda: 'price', price: 'mucho' }, 'cambio-rechazado'],
    ['a past deadline', { celda: 'timeAlert', timeAlert: '2020-01-01' }, 'cambio-rechazado'],
    ['an unknown status', { celda: 'status', status: 'toString' }, 'cambio-rechazado'],
    ['the same price', { celda: 'price', price: '264,000' }, 'version-sin-cambio'],
    ['an unknown property', { celda: 'price', price: '1', id: 'x' }, 'propiedad-inexistente'],
  ])('%s is a sentence, and nothing is saved', async (_name, fields, notice) => {
    const before = await stored()
    expect(await edit(fields)).toContain(`aviso=${notice}`)
    expect(await stored()).toEqual(before)
  })

  test('an unknown cell is refused, and so is a reader', async () => {
    expect(await edit({ celda: 'toString' })).toBe(400)
    const reader = await app.signIn({ id: 'lectora', email: 'lectora@x.example', role: 'lector' })
    expect(await edit({ celda: 'price', price: '1' }, reader.visit)).toBe(403)
    expect(await (await reader.visit(LIST)).text()).not.toContain('#campo-price')
  })
})
