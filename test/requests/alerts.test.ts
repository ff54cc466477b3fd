import { beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

/** Four in the morning in London is the evening before in Monterrey. */
const EVENING = new Date('2026-11-21T04:00:00Z')
const DEADLINES = {
  Vencido: '2026-11-19',
  Hoy: '2026-11-20',
  Diez: '2026-11-30',
  Fin: '2027-02-18',
  Lejos: '2027-02-19',
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(EVENING)
    const signedIn = await app.signIn()
    visit = signedIn.visit
  })

  async function html(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return response.text()
  }

  async function titles(query: string) {
    const page = await html(`/dashboard/alertas${query}`)
    return [...page.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)
  }

  function fill() {
    return insertMany(
      app.store.db,
      Object.entries(DEADLINES).map(([title, timeAlert]) => ({ input: buildProperty({ title, timeAlert }) })),
    )
  }

  test('alerts use the day in Monterrey: today counts, yesterday and the ninety-first day do not', async () => {
    await fill()
    expect(await titles('')).toEqual(['Hoy', 'Diez', 'Fin'])
    expect(await html('/dashboard')).toContain('aria-label="3 alertas de contratos"')
  })

  test('a day that has passed in Monterrey is said as past wherever people read it', async () => {
    const past = { availableFrom: '2026-11-20', deliveryDate: '2025-01-15', exclusiveUntil: '2025-03-04' }
    const [id = ''] = await insertMany(app.store.db, [
      { input: buildProperty({ title: 'Vencida', timeAlert: '2026-11-19', ...past }) },
      { input: buildProperty({ title: 'De hoy', timeAlert: '2026-11-20', availableFrom: '2026-11-21' }) },
    ])
    const textOf = async (path: string) => (await html(path)).replaceAll(/<!-- -->|<script[^]*?<\/script>/g, '')
    const list = await textOf('/dashboard/propiedades')
    for (const said of ['Venció el 19 nov 2026', 'Vence 20 nov 2026']) expect(list).toContain(said)
    expect(list).not.toContain('Vence 19 nov 2026')

    const panel = await textOf(`/property/${id}`)
    for (const said of ['Venció el 19 nov 2026', 'Venció el 4 mar 2025', 'Inmediata']) expect(panel).toContain(said)

    const drawn: string[] = []
    app.parts.drawSheet = async ({ content }) => {
      drawn.push(JSON.stringify(content.facts))
      return new Uint8Array(8)
    }
    await html('/propiedad/vencida/ficha.pdf')
    const pages = [panel, drawn.join(), await textOf('/propiedad/vencida'), await textOf('/comparar?p=vencida,de-hoy')]
    for (const page of pages) {
      expect(page).toContain('Inmediata')
      expect(page).not.toMatch(/15 ene 2025|(?:Disponible desde|Fecha de entrega)(?:<[^>]*>)*20 nov/)
    }
    expect(pages.at(-1)).toContain('21 nov 2026')
  })

  test.each([
    ['2026-11-24T05:59:59.999Z', ['2026-11-23', '2026-11-24']],
    ['2026-11-24T06:00:00.000Z', ['2026-11-24']],
    ['2028-02-29T05:59:59.999Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2028-02-29T06:00:00.000Z', ['2028-02-29', '2028-03-01']],
    ['2028-03-01T05:59:59.999Z', ['2028-02-29', '2028-03-01']],
    ['2028-03-01T06:00:00.000Z', ['2028-03-01']],
  ])('at %s, around midnight in Monterrey, the deadlines ahead are %o', async (instant, expected) => {
    const days = ['2026-11-23', '2026-11-24', '2028-02-28', '2028-02-29', '2028-03-01']
    await insertMany(
      app.store.db,
      days.map((day) => ({ input: buildProperty({ title: day, timeAlert: day }) })),
    )
    app.setNow(new Date(instant))
    expect(await titles('')).toEqual(expected)
    expect(await html('/dashboard')).toContain(
      `aria-label="${expected.length} ${expected.length === 1 ? 'alerta' : 'alertas'} de contratos"`,
    )
  })

  test.each([
    ['?filter=critical', ['Hoy']],
    ['?filter=high', ['Diez']],
    ['?filter=medium', []],
    ['?filter=low', ['Fin']],
    ['?sort=name', ['Diez', 'Fin', 'Hoy']],
    ['?sort=date', ['Hoy', 'Diez', 'Fin']],
    ['?filter=nada&sort=precio', ['Hoy', 'Diez', 'Fin']],
  ])('%s lists %o', async (query, expected) => {
    await fill()
    expect(await titles(query)).toEqual(expected)
  })

  test('an alert has its criticality, a text for the ring, its days and its date', async () => {
    await fill()
    const page = await html('/dashboard/alertas?filter=high')
    for (const part of [
      'ALTA',
      'aria-label="11\u00a0% del plazo, 10 días"',
      'Vence en 10 días',
      '30 nov 2026',
      'r="26"',
    ])
      expect(page).toContain(part)
    expect(page).toContain('Contratos con fecha límite de 3 meses o menos')
    expect(page).toMatch(/href="\/property\/[^"]+"/)
    expect(page).toMatch(/href="\/edit-property\/[^"]+"/)
  })

  test('without alerts the page suggests what to check', async () => {
    expect(await html('/dashboard/alertas')).toContain('Verifica que las propiedades tengan fechas límite futuras.')
  })
})
