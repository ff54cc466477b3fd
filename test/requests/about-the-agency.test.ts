import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { SITE_PATHS } from '#app/site/site-pages.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'

const {
  servicios: { services: SERVICES },
  clientes: { clients, flagships },
} = DEMO_AGENCY

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('sqlite')
})
afterAll(() => app.close())

async function html(path: string): Promise<string> {
  const response = await app.visit(path)
  expect(response.status).toBe(200)
  return response.text()
}

function attributes(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, value = '']) => value)
}

/** Visible text of a page, without tags and scripts. */
function words(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('every page has its own title and description', async () => {
  const pages = await Promise.all(['/', '/propiedades', ...SITE_PATHS].map(html))
  const titles = pages.flatMap((page) => attributes(page, /<title>([^<]+)<\/title>/g))
  const descriptions = pages.flatMap((page) => attributes(page, /<meta name="description" content="([^"]+)"/g))
  expect([titles.length, new Set(titles).size]).toEqual([pages.length, pages.length])
  expect([descriptions.length, new Set(descriptions).size]).toEqual([pages.length, pages.length])
})

test('years are counted from the founding year wherever they stand, in the year of the agency', async () => {
  const own = await openTestApp('sqlite')
  const change = { db: own.store.db, actor: { id: null, name: 'Ana' }, now: new Date('2026-11-20T18:00:00Z') }
  await saveSection(change, 'datos', (data) => ({ ...data, yearsOfExperience: 19 }))
  const text = '{años} años con {propiedades} propiedades'
  await saveSection(change, 'servicios', (texts) => ({ ...texts, lead: text }))
  await saveSection(change, 'terminos', (texts) => ({ ...texts, text: `## Experiencia\n\n${text}` }))
  const said = async () => {
    const pages = ['/', '/nosotros', '/servicios', '/terminos-condiciones']
    const texts = await Promise.all(pages.map(async (path) => words(await (await own.visit(path)).text())))
    return texts.map((page) => [...page.matchAll(/\b(\d+)\saños\b/g)].map(([, years]) => Number(years)))
  }
  expect((await said()).map((years) => [...new Set(years)])).toEqual([[20], [20], [20], [20]])
  // Still the old year in Monterrey, and then the new one.
  own.setNow(new Date('2027-01-01T05:59:00Z'))
  expect((await said()).flat()).not.toContain(21)
  own.setNow(new Date('2027-01-01T06:01:00Z'))
  expect((await said()).map((years) => [...new Set(years)])).toEqual([[21], [21], [21], [21]])
  await own.close()
})

describe('/nosotros', () => {
  test('has the final figures in its HTML before any script runs', async () => {
    const text = words(await html('/nosotros'))
    expect(text).toMatch(/20 años de experiencia/)
    expect(text).toMatch(/\+400 propiedades activas/)
    expect(text).toMatch(/120 sucursales bancarias/)
    expect(text).toMatch(/4\.9\/5 .*100 clientes satisfechos/)
  })

  test('lists the five years in order', async () => {
    const page = await html('/nosotros')
    const list = /<ol[^>]*>([\s\S]*?)<\/ol>/.exec(page)?.[1] ?? ''
    expect(attributes(list, />(\d{4})</g)).toEqual(['2006', '2009', '2011', '2015', '2025'])
    expect(list).toContain('El 27 de julio se constituye como sociedad anónima')
  })

  test('shows six flagships and both rows of clients twice, the second time hidden from screen readers', async () => {
    const page = await html('/nosotros')
    const pictures = attributes(page, /<img ([^>]*src="\/marcas\/[^>]*)>/g)
    expect(pictures).toHaveLength(flagships.length + 2 * clients.length)
    expect(pictures.filter((picture) => picture.includes('alt=""'))).toHaveLength(59)
    for (const picture of pictures) expect(picture).toMatch(/loading="lazy"/)
    for (const { name, logo } of clients) expect(page).toContain(`src="${logo}" alt="${name}"`)
    expect(page.match(/<ul aria-hidden="true">/g)).toHaveLength(2)
  })
})

describe('/servicios', () => {
  test('the first HTML has the texts of all six dialogs', async () => {
    const text = words(await html('/servicios'))
    for (const { name, description, includes, benefits } of SERVICES)
      for (const said of [name, description, ...includes, ...benefits]) expect(text).toContain(said)
    expect(text.match(/Solicitar información/g)).toHaveLength(6)
    expect(text.match(/Qué incluye/g)).toHaveLength(6)
    expect(text.match(/Beneficios/g)).toHaveLength(6)
  })

  test.each(SERVICES)('the URL of $slug opens its dialog and no other', async ({ slug }) => {
    const page = await html(`/servicios?servicio=${slug}`)
    expect(attributes(page, /<dialog (?=[^>]*open="")[^>]*id="([^"]+)"/g)).toEqual([slug])
  })

  test.each(['', 'nada', '__proto__', '%3Cscript%3E', 'hipotecario&servicio=asesoria-comercial'])(
    'an unknown service opens no dialog, and of two services the first one opens: %s',
    async (asked) => {
      const page = await html(`/servicios?servicio=${asked}`)
      const open = attributes(page, /<dialog (?=[^>]*open="")[^>]*id="([^"]+)"/g)
      expect(open).toEqual(asked.startsWith('hipotecario') ? ['hipotecario'] : [])
      expect(page).not.toContain('<script>">')
    },
  )
})

describe('the legal texts', () => {
  test.each(['/terminos-condiciones', '/aviso-privacidad'])(
    '%s lists its clauses with a fragment for each, and has the date of its last change',
    async (path) => {
      const page = await html(path)
      const listed = attributes(page, /<a href="#([^"]+)"[^>]*>\d/g)
      expect(listed.length).toBeGreaterThan(8)
      expect(attributes(page, /<section id="([^"]+)">/g)).toEqual(listed)
      expect(new Set(listed).size).toBe(listed.length)
      expect(page).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">/)
    },
  )

  test('the privacy notice has the contents that the law requires', async () => {
    const text = words(await html('/aviso-privacidad'))
    for (const said of [
      'Cerro Norte, S.A.',
      'Av. Ejemplo 100, Piso 8, Centro',
      '20 de marzo de 2025',
      'Finalidades que necesitan tu consentimiento',
      'Cómo limitar su uso o divulgación',
      '20 días hábiles',
      '15 días hábiles',
      'Cambios a este aviso',
      'Secretaría Anticorrupción y Buen Gobierno',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('INAI')
  })

  test('the privacy notice says for how long leads are kept, as soon as the setting changes', async () => {
    const own = await openTestApp('sqlite')
    const said = async () => words(await (await own.visit('/aviso-privacidad')).text())
    expect(await said()).toContain('mientras sean necesarios para atender tu solicitud')
    const change = { db: own.store.db, actor: { id: null, name: 'Ana' }, now: new Date('2026-11-20T18:00:00Z') }
    await saveSettings({ ...change, note: 'Prospectos' }, { lostLeadMonths: 12 })
    expect(await said()).toContain('durante 12 meses después de cerrar tu solicitud')
    await saveSettings({ ...change, note: 'Prospectos' }, { lostLeadMonths: 1 })
    expect(await said()).toContain('durante 1 mes después')
    await own.close()
  })
})

test('the test page is noindex', async () => {
  expect(await html('/modal-test')).toContain('<meta name="robots" content="noindex, follow"/>')
})

test('an e-mail address in a narrow column breaks after its @', async () => {
  expect(await html('/contacto')).toContain('gerencia@<wbr/>cerronorte.example')
})
