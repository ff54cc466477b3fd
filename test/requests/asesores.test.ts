import { beforeEach, describe, expect, test } from 'vitest'
import { findShownAsesor, saveAsesorCard } from '#app/asesores/asesores.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { toFormData, valuesOf } from '#app/editing/form-state/form-values.ts'
import type { TestApp } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const CARD = '/dashboard/configuracion/tarjeta'
const TEAM = '/dashboard/configuracion/equipo'
const PAGE = '/propiedad/nave-encino'
const ANA = { id: 'ana', name: 'Ana Ruiz', email: 'ana@cerronorte.example' }
const EVA = { id: 'eva', name: 'Eva Luna', email: 'eva@cerronorte.example', role: 'editor' } as const
const FIELDS = {
  intent: 'save-asesor-card',
  name: 'Eva L.',
  position: 'Asesora de naves',
  whatsapp: '(81) 1234-5678',
  hours: 'Lunes a viernes, 9:00 a 18:00',
}
const PLAIN = { contactName: 'Laura Treviño', contactPhone: '81 8765 4321', contactEmail: 'laura@example.mx' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let ana: TestApp['visit']
  let eva: TestApp['visit']
  let id: string

  beforeEach(async () => {
    ana = (await app.signIn(ANA)).visit
    eva = (await app.signIn(EVA)).visit
    const input = buildProperty({ title: 'Nave Encino', ...PLAIN })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
  })

  async function text(response: Response | Promise<Response>): Promise<string> {
    return (await (await response).text()).replaceAll('<!-- -->', '')
  }

  /** Posts the form of a card as a browser does, with a photo where there is one. */
  async function save(visit: TestApp['visit'], fields: Record<string, string>, photo?: Blob, path = CARD) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('images', photo ?? new Blob(), photo ? 'eva.jpg' : '')
    return visit(path, { method: 'POST', body })
  }

  async function picture(colour = '#884422') {
    return new Blob([await buildPicture('jpeg', { width: 600, height: 600, colour })], { type: 'image/jpeg' })
  }

  /** Names Eva as the asesor, through the form of the property. */
  async function nameEva(): Promise<Response> {
    const { version, input } = await record()
    const body = toFormData(valuesOf({ ...input, asesorId: EVA.id }))
    body.set('version', String(version))
    return ana(`/edit-property/${id}`, { method: 'POST', body })
  }

  async function record() {
    const found = await findRecord(app.store.db, id)
    if (!found) throw new Error('no property')
    return found
  }

  test('a property shows the card of its asesor instead of its contact, and never the mail of the account', async () => {
    expect(await text(app.visit(PAGE))).toContain(PLAIN.contactName)
    const saved = await save(eva, { ...FIELDS, isShown: '1' }, await picture())
    expect(saved.headers.get('Location')).toBe(`${CARD}?aviso=tarjeta-guardada`)
    expect((await nameEva()).status).toBe(303)
    const html = await text(app.visit(PAGE))
    for (const part of ['Eva L.', FIELDS.position, FIELDS.hours, '81 1234 5678', 'https://wa.me/528112345678?text='])
      expect(html).toContain(part)
    const [, name = ''] = /src="(\/img\/properties\/[\da-f]{32}\.jpg\.400\.webp)"[^>]*rounded-full/.exec(html) ?? []
    expect((await app.visit(name)).headers.get('Content-Type')).toMatch(/^image\//)
    for (const part of [
      PLAIN.contactName,
      PLAIN.contactEmail,
      EVA.email,
      'wa.me/528100000000?text=Hola%2C%20me%20interesa%20esta',
    ])
      expect(html).not.toContain(part)
    expect(await text(app.visit(`${PAGE}.data`))).not.toContain(EVA.email)
  })

  test.each([
    ['hides the card', () => save(eva, FIELDS)],
    ['leaves the team', () => ana(TEAM, posting({ intent: 'disable-account', id: EVA.id }))],
  ])('the property falls back to its contact once the asesor %s', async (_case, leave) => {
    await save(eva, { ...FIELDS, isShown: '1' })
    await nameEva()
    expect(await text(app.visit(PAGE))).toContain('Eva L.')
    expect((await leave()).status).toBe(303)
    const html = await text(app.visit(PAGE))
    expect(html).toContain(PLAIN.contactName)
    expect(html).not.toContain('Eva L.')
    // The choice stays, and the form says that nobody sees it.
    expect(await text(ana(`/edit-property/${id}`))).toContain('Eva L. (no se muestra)')
    expect((await nameEva()).status).toBe(303)
  })

  test('the form offers only people who are shown, and refuses others', async () => {
    expect((await nameEva()).status).toBe(422)
    await save(eva, FIELDS)
    const refused = await nameEva()
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Esa persona ya no se muestra como asesor'),
    ])
    expect(await text(ana('/add-property'))).toContain('Todavía nadie se muestra como asesor')
    await save(eva, { ...FIELDS, isShown: '1' })
    expect(await text(ana('/add-property'))).toContain('<option value="eva">Eva L.</option>')
  })

  test('everybody edits the own card, and administrators that of everybody', async () => {
    expect((await save(eva, { ...FIELDS, isShown: '1' }, undefined, `${TEAM}/${ANA.id}`)).status).toBe(403)
    expect((await eva(`${TEAM}/${ANA.id}`)).status).toBe(403)
    expect((await save(ana, { ...FIELDS, isShown: '1' }, undefined, `${TEAM}/${EVA.id}`)).status).toBe(303)
    expect(await text(ana(`${TEAM}/${EVA.id}`))).toContain('Tarjeta de asesor de Eva Luna')
    expect(await text(ana(TEAM))).toContain('>Asesor<')
    expect((await ana(`${TEAM}/nadie`)).headers.get('Location')).toBe(`${TEAM}?aviso=cuenta-inexistente`)
    const events = app.store.db.selectFrom('accountEvents').where('action', '=', 'change_card')
    expect(await events.select(['subject', 'userName', 'details']).execute()).toEqual([
      { subject: EVA.email, userName: ANA.name, details: 'Se muestra como asesor' },
    ])
  })

  test('a refused card keeps what was typed and the photo that was received; a later save keeps it, until removed', async () => {
    const refused = await save(eva, { ...FIELDS, whatsapp: '', isShown: '1' }, await picture())
    const html = await text(refused)
    expect(refused.status).toBe(422)
    expect(html).toContain('Escribe el WhatsApp en que contestas')
    expect(html).toContain(`value="${FIELDS.position}"`)
    const [, images = ''] = /name="images" value="([\da-f-]{36})"/.exec(html) ?? []
    await nameEvaAfter(save(eva, { ...FIELDS, isShown: '1', images }))
    expect((await findShownAsesor(app.store, id))?.photo).toMatchObject({ width: 600 })
    await save(eva, { ...FIELDS, isShown: '1', images }, await picture('#224466'))
    const { photoId } = await app.store.db.selectFrom('asesorPhotos').select('photoId').executeTakeFirstOrThrow()
    expect(photoId).not.toBe(images)
    await save(eva, { ...FIELDS, isShown: '1', images: photoId, removedImages: photoId })
    expect((await findShownAsesor(app.store, id))?.photo).toBeNull()
  })

  test.each([
    ['images', 'images', 'images'],
    ['images', 'plans', 'images'],
    ['plans', 'images', 'plans'],
    ['plans', 'plans', 'images', 'images', 'images'],
  ])('of many files that are sent for a card (%s, %s, %s …) one is stored', async (...names) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...FIELDS, isShown: '1' })) body.append(name, value)
    for (const [at, name] of names.entries()) body.append(name, await picture(`#8844${20 + at}`), `${at}.jpg`)
    expect((await eva(CARD, { method: 'POST', body })).status).toBe(303)
    const photos = await app.store.db.selectFrom('photos').select('id').execute()
    expect(await app.store.db.selectFrom('asesorPhotos').select('photoId as id').execute()).toEqual(photos)
    expect(photos).toHaveLength(1)
  })

  test('a card claims no other picture: what its form names beside its photo stays unused', async () => {
    await save(eva, { ...FIELDS, isShown: '1' }, await picture())
    await save(eva, { ...FIELDS, isShown: '1' }, await picture('#224466'))
    const unused = { unusedSince: '2026-11-20T00:00:00.000Z' }
    await app.store.db.updateTable('photos').set(unused).execute()
    const ids = (await app.store.db.selectFrom('photos').orderBy('id').select('id').execute()).map((row) => row.id)
    const body = new FormData()
    for (const [name, value] of Object.entries(FIELDS)) body.append(name, value)
    for (const photoId of ids) for (const name of ['images', 'plans']) body.append(name, photoId)
    expect((await eva(CARD, { method: 'POST', body })).status).toBe(303)
    expect(await app.store.db.selectFrom('photos').where('unusedSince', 'is', null).select('id').execute()).toEqual([
      { id: ids.at(-1) },
    ])
  })

  test('what is no picture is refused beside its field', async () => {
    const refused = await save(eva, FIELDS, new Blob(['%PDF-1.7']))
    expect([refused.status, await text(refused)]).toEqual([422, expect.stringContaining('no es una imagen válida')])
  })

  test('Nosotros and Contacto show the people: none, one, and forty of whom most are folded', async () => {
    const pages = async () => Promise.all(['/nosotros', '/contacto'].map((path) => text(app.visit(path))))
    for (const page of await pages()) expect(page).not.toMatch(/te atienden?</)
    await save(eva, { ...FIELDS, isShown: '1' })
    for (const page of await pages()) {
      expect(page).toContain('>Quién te atiende</h2>')
      expect(page).toContain('>EL</span>')
      expect(page).toContain('aria-label="WhatsApp de Eva L."')
      expect(page).not.toContain(EVA.email)
    }
    const names = Array.from({ length: 39 }, (_each, at) => `Persona ${at + 1}`)
    for (const name of names) {
      const { staff } = await app.signIn({ name })
      const fields = { name, position: null, hours: null, whatsapp: '+528112345678' }
      const change = { db: app.store.db, actor: { id: staff.id, name }, now: new Date() }
      await saveAsesorCard(change, { account: staff, fields, isShown: true, photoId: null })
    }
    for (const page of await pages()) {
      expect(page.match(/aria-label="WhatsApp de /g)).toHaveLength(40)
      expect(page).toMatch(/<details.*Ver a 34 personas más/)
    }
  })

  test('the log and the export name the asesor', async () => {
    await save(eva, { ...FIELDS, isShown: '1' })
    await nameEva()
    expect(await text(ana('/dashboard/actividad'))).toContain('Asesor: sin dato → Eva L.')
    const [header = '', row = ''] = (await text(ana('/dashboard/exportar/csv'))).split('\r\n')
    expect(header).toContain(',Asesor,')
    expect(row).toContain(',Eva L.,')
  })

  async function nameEvaAfter(saved: Promise<Response>) {
    expect((await saved).status).toBe(303)
    expect((await nameEva()).status).toBe(303)
  }
})
