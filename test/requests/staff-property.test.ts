import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { MESSAGE, openForm } from '#test/contact.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  test("the staff's view has every fact, also those of the panel alone, and the messages about the property", async () => {
    const input = buildProperty({
      title: 'Nave Encino',
      exclusive: 'si',
      timeAlert: '2097-03-14',
      contactName: 'Laura Treviño',
      contactPhone: '+528187654321',
    })
    const { id, slug } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW })
    const hidden = await openForm(app.visit)
    app.setNow(new Date(NOW.getTime() + 60_000))
    await app.visit('/contacto', posting({ ...hidden, ...MESSAGE, propiedad: slug }))
    const { visit } = await app.signIn({ role: 'lector' })
    const html = (await (await visit(`/property/${id}`)).text()).replaceAll('<!-- -->', '')
    const [, facts = ''] = /Todos los datos<\/h2>(.*?)<\/section>/s.exec(html) ?? []
    const named = FACT_NAMES.filter((name) => factOf(name).staffOnly && input[name as 'exclusive'] !== null)
    expect(named).toEqual(expect.arrayContaining(['exclusive', 'timeAlert']))
    for (const name of named) expect(facts).toContain(`${factOf(name).label} (solo en el panel)`)
    for (const part of ['14 mar 2097', 'Laura Treviño', '81 8765 4321', 'Nave Encino']) expect(facts).toContain(part)
    for (const part of ['Mensajes sobre esta propiedad', MESSAGE.nombre, '/dashboard/mensajes/'])
      expect(html).toContain(part)
    const visitors = await (await app.visit(`/propiedad/${slug}`)).text()
    for (const part of ['Todos los datos', '14 mar 2097', MESSAGE.nombre]) expect(visitors).not.toContain(part)
  })

  test('it says since when it has its status, and which property may be the same one, also without JavaScript', async () => {
    const made = { createdBy: null, now: NOW }
    const place = { address: 'Calle Uno 5', area: 500 }
    const { id } = await insertProperty(app.store.db, buildProperty({ title: 'Nave Encino', ...place }), made)
    const twin = buildProperty({ title: 'Bodega Encino', address: 'CALLE UNO 5', area: 509 })
    const other = await insertProperty(app.store.db, twin, made)
    const { visit } = await app.signIn({ role: 'editor' })
    const html = (await (await visit(`/property/${id}`)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('desde el 20 nov 2026')
    expect(html).toContain('«Bodega Encino» está en el mismo lugar y mide casi lo mismo.')
    expect(html).toContain(`href="/property/${other.id}"`)
  })
})
