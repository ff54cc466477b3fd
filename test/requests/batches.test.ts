import { beforeEach, describe, expect, test } from 'vitest'
import { createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NEW = '/dashboard/cambios/nuevo'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let ids: string[]

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    ids = await insertMany(
      app.store.db,
      [1, 2, 3].map((at) => ({
        input: buildProperty({
          propertyId: `L-${at}`,
          title: `Nave ${at}`,
          ...(at === 3 && { priceCents: null, pricePerM2Cents: null, priceOnRequest: 'si' as const }),
        }),
      })),
    )
  })

  async function textOf(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ')
  }

  async function preview(query: string, fields: Record<string, string>) {
    const response = await visit(`${NEW}?${query}`, posting(fields))
    const path = response.headers.get('Location') ?? ''
    expect([response.status, path]).toEqual([303, expect.stringMatching(/^\/dashboard\/cambios\/[\da-f-]{36}$/)])
    return path
  }

  async function facts() {
    return app.store.db.selectFrom('properties').orderBy('propertyId').select(['priceCents', 'status']).execute()
  }

  test('all that a search finds is chosen, previewed, applied and undone, without scripts', async () => {
    const list = await textOf('/dashboard/propiedades?search=nave')
    expect(list).toContain(`aria-label="Elegir Nave 1" class="tick pick-row" name="p" value="${ids[0]}.1"`)
    expect(await textOf(`${NEW}?todas=1&search=nave&cambio=precio`)).toContain('Cambiar 3 propiedades')
    const before = await facts()
    const path = await preview('todas=1&search=nave&cambio=precio', { cuanto: '5', redondeo: '1000' })
    const shown = await textOf(path)
    expect(shown).toContain('2 cambian, 1 no cambia. Todavía no se guarda nada.')
    for (const text of [
      '$264,000 MXN/mes',
      '$277,000 MXN/mes',
      '+4.9 %',
      'Renta, MXN: $528,000 → <b>$554,000</b> (+4.9 %)',
    ])
      expect(shown).toContain(text)
    expect(shown).toContain('Precio por m²: $110 MXN al mes → $115.42 MXN al mes')
    expect(shown).toContain('Es «Precio a consultar»: no tiene una cantidad que cambiar.')
    expect(await facts()).toEqual(before)

    expect((await visit(path, posting({ intent: 'start' }))).status).toBe(303)
    expect(await textOf(path)).toContain('2 cambiaron, 1 no cambia.')
    expect((await facts()).map(({ priceCents }) => priceCents)).toEqual([27_700_000, 27_700_000, null])
    const log = await textOf('/dashboard/actividad')
    expect(log).toContain('Cambio en grupo:')
    expect(log).toContain(`href="${path}"`)
    expect(await textOf('/dashboard/propiedades')).toContain(`action="${path}"`)
    expect(await textOf('/dashboard/cambios')).toContain('Precio: subir 5 %, redondeado a 1,000')

    await visit(path, posting({ intent: 'undo' }))
    expect(await textOf(path)).toContain('2 se deshicieron, 1 no cambia.')
    expect(await facts()).toEqual(before)
    expect(await textOf('/dashboard/propiedades')).not.toContain(`action="${path}"`)
  })

  test('a new owner of many properties is added once, when the change is applied', async () => {
    const owned = () =>
      app.store.db.selectFrom('properties').leftJoin('owners', 'owners.id', 'ownerId').select(['name']).execute()
    const path = await preview('todas=1&search=nave&cambio=propietario', { ownerId: 'Ana Ruiz, 81 1234 5678' })
    expect(await textOf(path)).toContain('Propietario: sin dato → Ana Ruiz')
    expect(await app.store.db.selectFrom('owners').select('id').execute()).toEqual([])
    await visit(path, posting({ intent: 'start' }))
    expect(await owned()).toEqual(ids.map(() => ({ name: 'Ana Ruiz' })))
    await visit(path, posting({ intent: 'undo' }))
    expect(await owned()).toEqual(ids.map(() => ({ name: null })))
  })

  test('a preview that closes properties says how many open prospectos ask about each', async () => {
    const [id = ''] = ids
    const by = { db: app.store.db, actor: { id: null, name: 'Luis' }, now: new Date('2026-11-20T18:00:00Z') }
    const lead = await createLead(by, buildLead({ name: 'Eva' }))
    const property = { propertyId: id, propertyCode: 'L-1', propertyTitle: 'Nave 1' }
    await addEntry(by, lead.id, { kind: 'nota', note: 'Pregunta', property })
    const all = 'todas=1&search=nave'
    const shownFor = async (query: string, fields: Record<string, string>) => textOf(await preview(query, fields))
    const said = '1 prospecto abierto pregunta por ella'
    expect((await shownFor(`${all}&cambio=estatus`, { status: 'vendida' })).split(said)).toHaveLength(2)
    expect((await shownFor(`${all}&cambio=papelera`, {})).split(said)).toHaveLength(2)
    expect(await shownFor(`${all}&cambio=precio`, { cuanto: '5' })).not.toContain(said)
  })

  test('a row that changed after it was chosen is named and left', async () => {
    const chosen = ids.map((id) => `p=${id}.1`).join('&')
    await visit('/dashboard/propiedades', posting({ intent: 'pause', id: ids[0] ?? '' }))
    const path = await preview(`${chosen}&cambio=estatus`, { status: 'vendida' })
    expect(await textOf(path)).toContain('Alguien la cambió después de que la elegiste: no se toca.')
    await visit('/dashboard/propiedades', posting({ intent: 'pause', id: ids[1] ?? '' }))
    await visit(path, posting({ intent: 'start' }))
    expect((await facts()).map(({ status }) => status)).toEqual(['pausada', 'pausada', 'vendida'])
    expect(await textOf(path)).toContain('1 cambió, 1 no se tocó, 1 no cambia.')
  })

  test('rows are left out of a preview, whose rule can be changed and which can be cancelled, without scripts', async () => {
    const query = 'todas=1&search=nave&cambio=precio'
    const path = await preview(query, { cuanto: '5', redondeo: '100', sentido: 'down' })
    const shown = await textOf(path)
    expect(shown).toContain('form="vista-previa"')
    expect(shown).toMatch(/aria-label="Dejar fuera Nave 1"[^>]*name="fuera" value="(\d)"/)
    const back = /href="(\/dashboard\/cambios\/nuevo\?[^"]+)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&') ?? ''
    // The link and going back lead to the same page, with what was entered.
    for (const address of [back, `${NEW}?${query}`]) {
      const page = await textOf(address)
      expect(page).toMatch(/name="cuanto"[^>]*value="5"/)
      expect(page).toContain('<option value="down" selected="">')
      expect(page).toContain('<option value="100" selected="">')
    }
    const other = await app.signIn({ id: 'otra', email: 'otra@x.example' })
    expect(await (await other.visit(`${NEW}?${query}`)).text()).not.toMatch(/name="cuanto"[^>]*value="5"/)

    const second = /aria-label="Dejar fuera Nave 2"[^>]*value="(\d)"/.exec(shown)?.[1] ?? ''
    await visit(path, posting({ intent: 'leave-out', fuera: second }))
    expect(await textOf(path)).toContain('1 cambia, 1 se deja fuera, 1 no cambia.')
    await visit(path, posting({ intent: 'start', fuera: 'x' }))
    expect((await facts()).map(({ priceCents }) => priceCents)).toEqual([25_080_000, 26_400_000, null])
    expect(await textOf(path)).toContain('1 cambió, 1 no se tocó, 1 no cambia.')
    expect(await textOf(path)).toContain('La dejaste fuera en la vista previa.')
    // A late press on an old page changes nothing.
    await visit(path, posting({ intent: 'leave-out', fuera: '0' }))
    await visit(path, posting({ intent: 'cancel' }))
    expect(await textOf(path)).toContain('1 cambió, 1 no se tocó, 1 no cambia.')
    expect(await textOf(`${NEW}?${query}`)).not.toMatch(/name="cuanto"[^>]*value="5"/)

    const applied = await preview(query, { cuanto: '10' })
    await visit(applied, posting({ intent: 'start', fuera: second }))
    expect((await facts()).map(({ priceCents }) => priceCents)).toEqual([27_588_000, 26_400_000, null])

    const cancelled = await preview(query, { cuanto: '7' })
    const left = await visit(cancelled, posting({ intent: 'cancel' }))
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/dashboard/propiedades?search=nave'])
    expect((await visit(cancelled)).headers.get('Location')).toBe('/dashboard/cambios')
  })

  test('a quote per m² is rounded by its size, what differs from the request comes first, and 500 rows fit a page', async () => {
    await app.store.db.deleteFrom('properties').execute()
    const quote = { priceBase: 'por_m2', pricePerM2Cents: null } as const
    const cheap = { ...quote, currency: 'USD', priceCents: 10 } as const
    await insertMany(app.store.db, [
      { input: buildProperty({ ...cheap, propertyId: 'L-0', title: 'Nave a centavos' }) },
      ...Array.from({ length: 500 }, (_, at) => ({
        input: buildProperty({ ...quote, priceCents: 120_00, propertyId: `L-${at + 1}`, title: `Nave ${at + 1}` }),
      })),
    ])
    const path = await preview('todas=1&cambio=precio', { cuanto: '5', redondeo: '100' })
    const shown = await textOf(path)
    expect(shown).toContain('$126 MXN')
    expect(shown).toContain('cambia +10 %, y se pidió +5 %.')
    expect(shown.indexOf('Nave a centavos')).toBeLessThan(shown.indexOf('Nave 500'))
    expect([...shown.matchAll(/name="fuera"/g)].length).toBe(500)
    expect(shown).toContain('Página 1 de 2, con los avisos primero.')
    expect([...(await textOf(`${path}?page=2`)).matchAll(/name="fuera"/g)].length).toBe(1)
    const [, position = ''] = /aria-label="Dejar fuera Nave a centavos"[^>]*value="(\d+)"/.exec(shown) ?? []
    await visit(path, posting({ intent: 'leave-out', fuera: position }))
    expect(await textOf(path)).toContain('500 cambian, 1 se deja fuera.')
  })

  test.each([
    ['no selection', '', { status: 'pausada' }],
    ['an unknown property', 'p=x&cambio=estatus', { status: 'pausada' }],
    ['an unknown value', 'todas=1&cambio=estatus', { status: 'toString' }],
    ['a price of 0', 'todas=1&cambio=precio', { cuanto: '100', sentido: 'down' }],
  ])('%s is a sentence before anything is stored', async (_name, query, fields) => {
    const response = await visit(`${NEW}?${query}`, posting(fields))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('role="alert"')
    expect(await app.store.db.selectFrom('jobs').select('id').execute()).toEqual([])
  })

  test('a reader may not change anything, and an unknown batch leads back to the list', async () => {
    const reader = await app.signIn({ id: 'lectora', email: 'lectora@x.example', role: 'lector' })
    expect(await (await reader.visit('/dashboard/propiedades')).text()).not.toContain('id="seleccion"')
    expect((await reader.visit(`${NEW}?todas=1`, posting({ status: 'pausada' }))).status).toBe(403)
    const unknown = await visit('/dashboard/cambios/00000000-0000-7000-8000-000000000000')
    expect(unknown.headers.get('Location')).toBe('/dashboard/cambios')
    expect((await visit('/dashboard/cambios/x', posting({ intent: 'start' }))).status).toBe(303)
    expect((await visit('/dashboard/cambios/x', posting({ intent: 'toString' }))).status).toBe(400)
  })
})
