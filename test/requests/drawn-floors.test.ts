import { beforeEach, describe, expect, test } from 'vitest'
import { deleteComplex, restoreDeletedComplex, updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord, insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { restoreComplex } from '#app/complexes/versions/restore-complex.server.ts'
import type { Visit } from '#test/app.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const MADE = { createdBy: null, now: NOW }
const FLOOR = '019a4a10-0000-7000-8000-000000000301'
const PLAN = '019a4a10-0000-7000-8000-000000000302'
const GONE = '019a4a10-0000-7000-8000-000000000303'
const SQUARE = '10,10 40,10 40,30 10,30'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let here: string
  const drawing = () => record().then(({ input }) => input.drawnFloors)

  beforeEach(async () => {
    visit = (await app.signIn()).visit
    const photo = { id: PLAN, key: 'properties/1_plan.jpg', contentHash: 'plan', width: 1600, height: 800, bytes: 1 }
    await app.store.db
      .insertInto('photos')
      .values({ ...photo, createdAt: NOW.toISOString() })
      .execute()
    const input = buildComplex({ plans: [{ photoId: PLAN, alt: 'Planta baja' }] })
    ;({ id } = await insertComplex(app.store.db, input, MADE))
    here = `/dashboard/conjuntos/${id}/plano`
  })

  function space(title: string, overrides: Partial<PropertyInput> = {}) {
    const shop = { type: 'local', category: 'renta', area: 85, complexId: id } as const
    return insertProperty(app.store.db, buildProperty({ ...shop, title, ...overrides }), MADE)
  }

  async function record() {
    const found = await findComplexRecord(app.store.db, id)
    if (!found) throw new Error('no conjunto')
    return found
  }

  async function edit(changed: Partial<ComplexInput>) {
    const before = await record()
    const input = { ...before.input, ...changed }
    await updateComplex({ db: app.store.db, actor: ANA, now: NOW }, before, { input, version: before.version })
  }

  async function save(fields: Record<string, string>, version?: number) {
    const { version: current } = await record()
    const form = { floor: FLOOR, version: String(version ?? current), nombre: 'Planta baja', plano: '' }
    const response = await visit(`${here}/${FLOOR}`, posting({ ...form, ...fields }))
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status: response.status, to: response.headers.get('Location'), html }
  }

  async function page(path: string, as = visit) {
    const response = await as(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  /** The outlines of the drawn floors: what a link says, or '' for one that is no link. */
  function shapes(html: string) {
    const figures = html.match(/<figure.*?<\/figure>/g) ?? []
    const drawn = figures.filter((figure) => figure.includes('<polygon')).join('')
    return [...drawn.matchAll(/<a [^>]*aria-label="([^"]*)"|<polygon [^>]*url\(/g)].map(([, words = '']) => words)
  }

  test('a drawn floor is saved as text, and its page shows the free spaces with links to the table and back', async () => {
    const [free, taken, paused, hidden] = [
      await space('Local 1'),
      await space('Local 2', { status: 'separada' }),
      await space('Local 3', { status: 'pausada' }),
      await space('Local 4', { precision: 'zona' }),
    ]
    const outlines = [free, taken, paused, hidden].map(({ id: each }) => [`contorno-${each}`, SQUARE])
    const saved = await save({ plano: PLAN, ...Object.fromEntries(outlines) })
    expect(saved).toMatchObject({ status: 303, to: `${here}/${FLOOR}?aviso=plano-guardado` })
    expect((await drawing())[0]).toMatchObject({ name: 'Planta baja', photoId: PLAN })
    const html = await page('/conjunto/plaza-encino', app.visit)
    expect(shapes(html)).toEqual(['Local 1, 85\u00A0m², disponible', ''])
    for (const text of [
      `href="#espacio-${free.slug}"`,
      `<tr id="espacio-${free.slug}"`,
      `href="#plano-${free.slug}"`,
      'viewBox="0 0 1000 500"',
      'No disponible',
    ])
      expect(html).toContain(text)
    // Nothing else is said of a space that is not on offer.
    for (const { slug } of [taken, paused, hidden]) expect(html).not.toContain(slug)
    const form = await page(here)
    for (const text of ['Local 1', 'Local 4', SQUARE, 'Quitar este piso']) expect(form).toContain(text)
  })

  test('a page without a free drawn space shows no drawing', async () => {
    const { id: taken } = await space('Local 2', { status: 'vendida' })
    await space('Local 5')
    await save({ [`contorno-${taken}`]: SQUARE })
    expect(await page('/conjunto/plaza-encino', app.visit)).not.toContain('Espacios en el plano')
  })

  test('what is wrong is said beside its text, and nothing is lost', async () => {
    const { id: one } = await space('Local 1')
    const { status, html } = await save({
      nombre: '',
      plano: GONE,
      [`contorno-${one}`]: '10,10 40,30 40,10 10,30',
      [`contorno-${GONE}`]: SQUARE,
    })
    expect([status, await drawing()]).toEqual([422, []])
    for (const text of [
      'Revisa 4 datos',
      'Escribe el nombre del piso, como «Planta baja»',
      'Ese plano ya no está en el conjunto: elige otro o la cuadrícula',
      'Los lados del contorno se cruzan: revisa el orden de sus esquinas',
      'Ese espacio ya no está en el conjunto: borra su contorno',
      '10,10 40,30 40,10 10,30</textarea>',
      `${SQUARE}</textarea>`,
    ])
      expect(html).toContain(text)
    expect((await save({ floor: 'x' })).status).toBe(422)
  })

  test('an outline of a space that left stays out of the site and is named in the panel, until it is erased', async () => {
    const [one, two] = [await space('Local 1'), await space('Local 2')]
    await save({ [`contorno-${one.id}`]: SQUARE, [`contorno-${two.id}`]: SQUARE })
    const { id: other } = await insertComplex(app.store.db, buildComplex({ name: 'Otra' }), MADE)
    await app.store.db.updateTable('properties').set({ complexId: other }).where('id', '=', two.id).execute()
    expect(shapes(await page('/conjunto/plaza-encino', app.visit))).toEqual(['Local 1, 85\u00A0m², disponible'])
    const form = await page(here)
    expect(form).toContain('1 contorno de un espacio que ya no está')
    expect(form).toMatch(/Local 2 \(ya no está en el conjunto\)/)
    await save({ [`contorno-${one.id}`]: SQUARE, [`contorno-${two.id}`]: SQUARE })
    expect((await drawing())[0]?.outlines).toHaveLength(2)
    await save({ [`contorno-${one.id}`]: SQUARE, [`contorno-${two.id}`]: '' })
    expect((await drawing())[0]?.outlines.map(({ spaceId }) => spaceId)).toEqual([one.id])
  })

  test('of two who draw at once the second gets what only the first one drew, and what both drew is marked', async () => {
    const [one, two] = [await space('Local 1'), await space('Local 2')]
    const base = JSON.stringify({ nombre: 'Planta baja', plano: '' })
    await save({})
    const { version } = await record()
    await save({ [`contorno-${one.id}`]: SQUARE, [`contorno-${two.id}`]: SQUARE }, version)
    const late = { base, [`contorno-${two.id}`]: '0,0 9,0 9,9' }
    const { status, html } = await save(late, version)
    expect(status).toBe(409)
    expect(html).toContain('Otra persona guardó este conjunto mientras lo dibujabas')
    expect(html).toContain(`Otra persona guardó «${SQUARE}»`)
    expect(html.match(/<textarea.*?<\/textarea>/g)?.map((area) => area.replaceAll(/<.*?>/g, ''))).toEqual([
      SQUARE,
      '0,0 9,0 9,9',
    ])
  })

  test('the form of the complex keeps the drawing, which loses a plan that is taken away there', async () => {
    const { id: one } = await space('Local 1')
    await save({ plano: PLAN, [`contorno-${one}`]: SQUARE })
    const { version, input } = await record()
    const texts = { name: 'Plaza Roble', kind: 'plaza', location: input.location, state: input.state ?? '' }
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...texts, version: String(version) })) body.append(name, value)
    expect((await visit(`/dashboard/conjuntos/${id}`, { method: 'POST', body })).status).toBe(303)
    expect(await drawing()).toMatchObject([{ photoId: null, outlines: [{ spaceId: one }] }])
  })

  test('a floor is moved among the floors with what its form says; at an end it is only saved', async () => {
    const SECOND = '019a4a10-0000-7000-8000-000000000304'
    await save({})
    expect(await page(here), 'a single floor').not.toContain('Mover antes')
    await save({ floor: SECOND, nombre: 'Planta alta' })
    const names = async () => (await drawing()).map(({ name }) => name)
    expect(await page(here)).toContain('Mover después')
    const moved = await save({ floor: SECOND, nombre: 'Piso 1', intent: 'antes' })
    expect(moved).toMatchObject({ status: 303, to: `${here}/${SECOND}?aviso=plano-guardado` })
    expect(await names()).toEqual(['Piso 1', 'Planta baja'])
    await save({ floor: SECOND, nombre: 'Piso 1', intent: 'antes' })
    expect(await names()).toEqual(['Piso 1', 'Planta baja'])
    await save({ floor: SECOND, nombre: 'Piso 1', intent: 'despues' })
    expect(await names()).toEqual(['Planta baja', 'Piso 1'])
  })

  test('a floor is removed, and a version, the trash and the log have it', async () => {
    const { id: one } = await space('Local 1')
    await save({ [`contorno-${one}`]: SQUARE })
    const drawn = await drawing()
    const { version } = await record()
    expect(await save({ intent: 'quitar', nombre: '' })).toMatchObject({
      status: 303,
      to: `${here}?aviso=piso-quitado`,
    })
    expect(await drawing()).toEqual([])
    const compared = await page(`/dashboard/conjuntos/${id}/versiones?de=${version}&a=${version + 1}`)
    expect(compared).toContain('Planta baja (1 contorno)')
    const { version: seen } = await record()
    const restored = await restoreComplex({ store: app.store, now: () => NOW }, { id, number: version, seen }, ANA)
    expect([restored.ok, await drawing()]).toEqual([true, drawn])
    const change = { db: app.store.db, actor: ANA, now: NOW }
    await deleteComplex(change, id)
    await restoreDeletedComplex(change, id)
    expect(await drawing()).toEqual(drawn)
    const logs = await app.store.db.selectFrom('activityLogs').select('details').execute()
    expect(logs.map(({ details }) => details)).toContain('Espacios en el plano: Planta baja (1 contorno) → sin dato')
  })

  test('only who may edit opens and saves it; a complex that is not there leads to the list', async () => {
    const { visit: reader } = await app.signIn({ role: 'lector' })
    for (const response of [await reader(here), await reader(`${here}/${FLOOR}`, posting({ floor: FLOOR }))])
      expect(response.status).toBe(403)
    expect((await app.visit(here)).headers.get('Location')).toContain('/login')
    const missing = await visit(`/dashboard/conjuntos/${GONE}/plano`)
    expect(missing.headers.get('Location')).toContain('conjunto-inexistente')
  })

  test('a drawing that cannot be read shows none', async () => {
    await space('Local 1')
    await edit({ description: 'x' })
    await app.store.db.updateTable('complexes').set({ drawnFloors: '{' }).execute()
    expect(await page('/conjunto/plaza-encino', app.visit)).not.toContain('Espacios en el plano')
    expect(app.failures.splice(0).map(({ error }) => String(error))).toEqual([expect.stringContaining('drawnFloors')])
  })
})
