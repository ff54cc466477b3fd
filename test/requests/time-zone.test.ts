import { expect, test } from 'vitest'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { HOME_STATE_CONTROL, PLACES_INTENTS } from '#app/editing/places/places-intents.ts'
import { openTestApp } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'

const titlesIn = (html: string) => html.match(/<h3[^>]*>Bodega en la frontera/g)?.length ?? 0

/** 00:30 of the 21st in Monterrey; 22:30 of the 20th in Tijuana; 01:30 of the 21st in Cancún. */
const AFTER_MIDNIGHT = new Date('2026-11-21T06:30:00Z')

test('deadlines, pages, files and times follow the time zone of the agency: chosen, or that of its state', async () => {
  const app = await openTestApp('sqlite')
  const made = { createdBy: null, now: new Date('2026-11-21T06:10:00Z') }
  const input = buildProperty({ title: 'Bodega en la frontera', timeAlert: '2026-11-20' })
  const { slug } = await insertProperty(app.store.db, input, made)
  app.setNow(AFTER_MIDNIGHT)
  const { visit } = await app.signIn()
  const read = async (path: string) => (await visit(path)).text()

  async function daysShown() {
    const alerts = await read('/dashboard/alertas')
    const file = await visit('/dashboard/exportar/csv')
    return {
      isDue: alerts.includes('Bodega en la frontera'),
      published: /Publicada el (\d+ \w+ \d+)/.exec(await read(`/propiedad/${slug}`))?.[1],
      file: file.headers.get('Content-Disposition'),
      created: /2026-11-2\d \d\d:\d\d/.exec(await file.text())?.[0],
      since: titlesIn(await read('/propiedades?publishedSince=2026-11-21')),
    }
  }

  const save = (timeZone: string) =>
    visit('/dashboard/configuracion/agencia', posting({ ...sectionTexts(dataForm(2026), DEMO_AGENCY.datos), timeZone }))
  const monterrey = {
    isDue: false,
    published: '21 nov 2026',
    file: 'attachment; filename="propiedades-2026-11-21.csv"',
    created: '2026-11-21 00:10',
    since: 1,
  }
  expect(await daysShown()).toEqual(monterrey)

  expect((await save('America/Tijuana')).status).toBe(303)
  expect(await daysShown()).toEqual({
    isDue: true,
    published: '20 nov 2026',
    file: 'attachment; filename="propiedades-2026-11-20.csv"',
    created: '2026-11-20 22:10',
    since: 0,
  })

  expect((await save('Mars/Olympus')).status).toBe(422)
  expect((await save('')).status).toBe(303)
  await visit(
    '/dashboard/configuracion/ubicacion',
    posting({ intent: PLACES_INTENTS.home, [HOME_STATE_CONTROL]: 'Quintana Roo' }),
  )
  expect(await daysShown()).toEqual({ ...monterrey, created: '2026-11-21 01:10' })
  expect(await read('/dashboard/configuracion/ubicacion')).toContain('Sureste: Cancún')
  expect(app.failures).toEqual([])
  await app.close()
})
