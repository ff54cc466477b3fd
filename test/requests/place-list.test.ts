import { expect, test } from 'vitest'
import { writeConfig } from '#app/db/global-config.server.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { shareApp } from '#test/shared-app.ts'

const LIST = '/dashboard/configuracion/ubicacion/lista'
const ZONES = `Juriquilla, 20.7104, -100.4472
Zibatá, 20.6802, -100.3245, El Marqués, Querétaro
Sin punto
Jurica, -100.45, 20.65
Zibatá, 20.69, -100.33, El Marqués, Querétaro`

const app = shareApp('sqlite')

function posting(intent: string, list: string, file?: File) {
  const body = new FormData()
  body.set('intent', intent)
  body.set('lista', list)
  if (file) body.set('archivo', file)
  return { method: 'POST', body }
}

/** The text that the preview sends again. */
function checkedText(html: string): string {
  const [, value = ''] = /<input type="hidden" name="lista" value="([^"]*)"/.exec(html) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

async function places() {
  return findPlaceSettings(app.store.db)
}

async function inQueretaro() {
  const now = new Date('2026-11-20T12:00:00.000Z')
  await writeConfig(app.store.db, { homeStates: '["Querétaro"]', zones: null, landmarks: null }, now)
  return app.signIn()
}

test('a pasted list of zones is previewed with a sentence for each refused line, then added in one change', async () => {
  const { visit } = await inQueretaro()
  const preview = await visit(LIST, posting('check-place-list', ZONES))
  const html = await preview.text()
  expect(preview.status).toBe(200)
  expect(html).toContain('Se añaden 2 zonas. 3 líneas no:')
  expect(html).toMatch(/Línea 3: Escribe sus coordenadas.*Línea 4: ¿Quisiste decir 20.65.*Línea 5: Ya hay una zona/s)
  expect(html).toMatch(/Juriquilla, Querétaro, Querétaro.*Zibatá, El Marqués, Querétaro/s)
  expect((await places()).zones).toEqual([])
  expect((await visit(LIST, posting('add-place-list', checkedText(html)))).status).toBe(303)
  expect((await places()).zones.map(({ name, municipality }) => [name, municipality])).toEqual([
    ['Juriquilla', 'Querétaro'],
    ['Zibatá', 'El Marqués'],
  ])
  const versions = await (await visit('/dashboard/configuracion/versiones')).text()
  expect(versions).toContain('Zonas')
  const again = await visit(LIST, posting('add-place-list', checkedText(html)))
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Ninguna línea se puede añadir ya')])
})

test('a sheet adds landmarks, by the names of its columns', async () => {
  const { visit } = await inQueretaro()
  const csv = 'Longitud;Nombre;Latitud\n-100,1857;el Aeropuerto de Querétaro;20,6173\n-100,389;la Alameda;20,587\n'
  const preview = await visit(`${LIST}?de=referencias`, posting('check-place-list', '', new File([csv], 'lugares.csv')))
  const html = await preview.text()
  expect(html).toContain('Se añaden 2 puntos de referencia.')
  await visit(`${LIST}?de=referencias`, posting('add-place-list', checkedText(html)))
  expect((await places()).landmarks).toEqual([
    { name: 'el Aeropuerto de Querétaro', latitude: 20.6173, longitude: -100.1857 },
    { name: 'la Alameda', latitude: 20.587, longitude: -100.389 },
  ])
})

test('a short link that cannot be followed is told how to get the long one, in a list and in a property', async () => {
  const { visit } = await inQueretaro()
  const preview = await visit(LIST, posting('check-place-list', 'Nave, https://maps.app.goo.gl/AbC123'))
  expect([preview.status, await preview.text()]).toEqual([422, expect.stringContaining('copia la dirección que queda')])
  for (const text of ['', ' \n']) expect((await visit(LIST, posting('check-place-list', text))).status).toBe(422)
  const pdf = await visit(LIST, posting('check-place-list', '', new File(['%PDF-1.7'], 'a.pdf')))
  expect([pdf.status, await pdf.text()]).toEqual([422, expect.stringContaining('El archivo es un PDF')])
})

test('only those who may change the settings see and send it', async () => {
  expect((await app.visit(LIST)).status).toBe(302)
  const { visit } = await app.signIn({ role: 'editor' })
  expect((await visit(LIST)).status).toBe(403)
  expect((await visit(LIST, posting('add-place-list', ZONES))).status).toBe(403)
})

test('a list with too many lines is refused also when it is added', async () => {
  const { visit } = await inQueretaro()
  const list = Array.from({ length: 1_002 }, (_, at) => `Z${at}, 20.7104, -100.4472`).join('\n')
  for (const intent of ['check-place-list', 'add-place-list']) {
    const refused = await visit(LIST, posting(intent, list))
    expect([intent, refused.status, await refused.text()]).toEqual([
      intent,
      422,
      expect.stringContaining('La lista tiene más de 1000 líneas'),
    ])
  }
  expect((await places()).zones).toEqual([])
})
