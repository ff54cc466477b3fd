import { beforeEach, describe, expect, test } from 'vitest'
import { updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import type { Visit } from '#test/app.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const LAURA = { id: null, name: 'Laura Treviño' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let list: string

  beforeEach(async () => {
    app.setNow(LATER)
    visit = (await app.signIn()).visit
    ;({ id } = await insertComplex(app.store.db, buildComplex({ description: 'La buena' }), {
      createdBy: null,
      now: NOW,
    }))
    await edit({ description: 'Texto encimado' })
    list = `/dashboard/conjuntos/${id}/versiones`
  })

  async function record() {
    const found = await findComplexRecord(app.store.db, id)
    if (!found) throw new Error('no conjunto')
    return found
  }

  async function edit(changed: Partial<ComplexInput>) {
    const before = await record()
    const input = { ...before.input, ...changed }
    await updateComplex({ db: app.store.db, actor: LAURA, now: LATER }, before, { input, version: before.version })
  }

  async function page(path: string, as = visit) {
    const response = await as(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  async function post(fields: Record<string, string>, as = visit) {
    const response = await as(`${list}?de=1`, posting(fields))
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
  }

  test('only what can be compared has buttons to choose it', async () => {
    const other = await insertComplex(app.store.db, buildComplex(), { createdBy: null, now: NOW })
    expect(await page(list)).toContain('type="radio"')
    expect(await page(`/dashboard/conjuntos/${other.id}/versiones`)).not.toContain('type="radio"')
  })

  test('versions are listed with author and log, compared, and restored whole without scripts', async () => {
    expect(await page('/dashboard/conjuntos')).toContain(`href="${list}"`)
    const html = await page(list)
    for (const text of [
      'Versiones de Plaza Encino',
      'Laura Treviño',
      'La buena → Texto encimado',
      `href="${list}?de=1#diferencias"`,
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('Ver como página')
    const compared = await page(`${list}?de=1`)
    for (const text of ['La buena', 'Texto encimado', 'Restaurar toda la versión']) expect(compared).toContain(text)
    expect(compared).not.toContain('type="checkbox"')
    expect((await post({ visto: '2', intent: 'all' })).to).toBe(`${list}?aviso=version-restaurada`)
    expect(await page('/conjunto/plaza-encino', app.visit)).toContain('La buena')
    expect((await post({ visto: '3', intent: 'all' })).to).toBe(`${list}?aviso=version-sin-cambio`)
  })

  test('somebody else saved meanwhile, or the version can not be saved any more: nothing is restored', async () => {
    await edit({ floors: 7 })
    expect((await post({ visto: '2', intent: 'all' })).to).toBe(`${list}?de=1&aviso=version-en-conflicto`)
    const content = JSON.stringify({ slug: 'x', fields: { kind: 'plaza' }, photos: [], plans: [] })
    await app.store.db
      .updateTable('versions')
      .set({ content })
      .where('kind', '=', 'complex')
      .where('number', '=', 1)
      .execute()
    const { status, html } = await post({ visto: '3', intent: 'all' })
    expect([status, html.includes('Escribe el nombre del conjunto')]).toEqual([422, true])
    expect((await record()).version).toBe(3)
  })

  test.each(['?de=9', '?de=x&a=1', '?de=1&a=99999999999'])('%s leads to the list with a notice', async (query) => {
    expect((await visit(list + query)).headers.get('Location')).toBe(`${list}?aviso=version-inexistente`)
    for (const other of ['x', '019a4a10-0000-7000-8000-000000000100'])
      expect((await visit(`/dashboard/conjuntos/${other}/versiones`)).headers.get('Location')).toContain('inexistente')
  })

  test('a reader sees the versions and can restore nothing', async () => {
    const { visit: reads } = await app.signIn({ role: 'lector', email: 'leo@cerronorte.example' })
    expect(await page(`${list}?de=1`, reads)).not.toContain('Restaurar')
    expect((await post({ visto: '2', intent: 'all' }, reads)).status).toBe(403)
    expect((await record()).version).toBe(2)
  })
})
