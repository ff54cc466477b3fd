import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectWaitingPictures } from '#app/inventory/bulk-photos/waiting-pictures.server.ts'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import type { Visit } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const PAGE = '/dashboard/fotos'
const shot = (width: number) => buildPicture('jpeg', { width, height: 30 })
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let ids: string[]

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    const codes = ['BOD-7', 'A-1', 'A-10']
    const inputs = codes.map((propertyId) => ({ input: buildProperty({ propertyId, title: `Nave ${propertyId}` }) }))
    ids = await insertMany(app.store.db, inputs)
  })

  async function textOf(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ')
  }

  function post(files: Record<string, Uint8Array>, fields: Record<string, string> = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    for (const [name, bytes] of Object.entries(files)) body.append('archivos', new File([new Uint8Array(bytes)], name))
    return visit(PAGE, { method: 'POST', body })
  }

  /** Sends files and waits for the preview. @returns its address */
  async function send(files: Record<string, Uint8Array>, fields: Record<string, string> = {}) {
    const response = await post(files, fields)
    const path = response.headers.get('Location') ?? ''
    expect([response.status, path]).toEqual([303, expect.stringMatching(/^\/dashboard\/fotos\/[\da-f-]{36}$/)])
    await app.parts.bulkPhotos.run()
    return path
  }

  async function press(path: string, intent: string) {
    const { status } = await visit(path, posting({ intent }))
    await app.parts.jobWorker.run('photos')
    expect(status).toBe(303)
  }

  /** The widths of the photos of each property, in their order. */
  async function photos() {
    const rows = await app.store.db
      .selectFrom('propertyPhotos')
      .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
      .orderBy('propertyPhotos.position')
      .select(['propertyId', 'width'])
      .execute()
    return ids.map((id) => rows.filter(({ propertyId }) => propertyId === id).map(({ width }) => width))
  }

  const waiting = () => keysIn(app.files, 'pendientes', true)

  test('a zip and single pictures are reviewed, added in the order of their names, added once, and undone', async () => {
    const zip = zipSync({
      'BOD-7_10.jpg': await shot(50),
      'BOD-7 (2).jpeg': await shot(40),
      'A-1/fachada.jpg': await shot(60),
      'A-1/otra vez.jpg': await shot(60),
      'A-1-10.heic': HEIC,
      'X-9_1.jpg': await shot(70),
      'notas.txt': Buffer.from('hola'),
      '__MACOSX/._BOD-7_10.jpg': Buffer.from('x'),
    })
    const path = await send({ 'fotos.zip': zip, 'BOD-7_1.jpg': await shot(30), 'A-1_2.jpg': HEIC })
    const shown = await textOf(path)
    for (const sentence of [
      '4 fotos para 2 propiedades; 2 grupos de archivos no entran; 1 archivo del sistema que se ignora.',
      'Nave BOD-7',
      '3 fotos: BOD-7_1.jpg, BOD-7 (2).jpeg y BOD-7_10.jpg.',
      '1 viene repetida y entra una vez.',
      'A-1-10.heic está en formato HEIC',
      '2 fotos están en HEIC',
      'Ninguna propiedad tiene un ID con el que empiece el nombre: X-9_1.jpg.',
      'No son fotos y no se toman: notas.txt.',
    ])
      expect(shown).toContain(sentence)
    expect(await photos(), 'nothing is written before').toEqual([[], [], []])
    expect(await readdir(join(app.folder, 'subidas'))).toEqual([])

    await press(path, 'start')
    expect(await textOf(path)).toContain('2 propiedades guardadas.')
    expect(await photos()).toEqual([[30, 40, 50], [60], []])
    expect(await waiting(), 'what was sent is deleted').toEqual([])
    expect(await textOf('/dashboard/actividad')).toContain('Fotos de «1 zip y 2 archivos»')
    const versions = await app.store.db.selectFrom('properties').where('id', 'in', ids).select('version').execute()
    expect(versions.map(({ version }) => version).toSorted()).toEqual([1, 2, 2])

    const again = await send({ 'fotos.zip': zip })
    await press(again, 'start')
    expect(await textOf(again)).toContain('Ya tenía todas estas fotos.')
    expect(await photos()).toEqual([[30, 40, 50], [60], []])

    await press(path, 'undo')
    expect(await textOf(path)).toContain('2 deshechas.')
    expect(await photos()).toEqual([[], [], []])
    expect(await textOf(PAGE)).toContain(`href="${path}"`)
  })

  test('photos are put in place of those that are there, unless somebody changed the property since', async () => {
    await press(await send({ 'BOD-7_1.jpg': await shot(30), 'A-1_1.jpg': await shot(31) }), 'start')
    const path = await send(
      { 'BOD-7_9.jpg': await shot(90), 'A-1_9.jpg': await shot(91) },
      { 'fotos-de-antes': 'replace' },
    )
    expect(await textOf(path)).toContain('1 foto en lugar de 1')
    await visit(path, posting({ intent: 'add' }))
    expect(await textOf(path)).toContain('1 foto después de las 1 que tenía')
    await visit(path, posting({ intent: 'replace' }))
    await visit('/dashboard/propiedades', posting({ intent: 'pause', id: ids[1] ?? '' }))
    await press(path, 'start')
    expect(await photos()).toEqual([[90], [31], []])
    expect(await textOf(path)).toContain('Alguien la cambió después de la revisión')
  })

  test('a deleted property, pictures that are gone and an author without the right are said; a job can be dropped', async () => {
    const path = await send({ 'BOD-7_1.jpg': await shot(30), 'A-1_1.jpg': await shot(31) })
    await app.files.delete((await waiting()).find((key) => key.endsWith('/2')) ?? '')
    await app.store.db
      .deleteFrom('properties')
      .where('id', '=', ids[0] ?? '')
      .execute()
    await press(path, 'start')
    const shown = await textOf(path)
    expect(shown).toContain('Alguien eliminó la propiedad: sus fotos no entran.')
    expect(shown).toContain('A-1_1.jpg: Las fotos de esta carga ya no están en el servidor: súbelas otra vez.')

    const dropped = await send({ 'A-1_1.jpg': await shot(31) })
    expect((await visit(dropped, posting({ intent: 'cancel' }))).headers.get('Location')).toBe(PAGE)
    expect([await waiting(), (await visit(dropped)).status]).toEqual([[], 302])

    const lost = await send({ 'A-1_1.jpg': await shot(31) })
    await visit(lost, posting({ intent: 'start' }))
    await app.store.db.updateTable('users').set({ role: 'lector' }).execute()
    await app.parts.jobWorker.run('photos')
    expect(await photos()).toEqual([[], [], []])
    expect((await visit(PAGE)).status).toBe(403)
    expect((await post({ 'A-1_1.jpg': await shot(31) })).status).toBe(403)
  })

  test('abandoned pictures are deleted after a week with their job, and those of an end at once', async () => {
    // What other tests left.
    await app.files.deleteAll('pendientes/')
    const path = await send({ 'A-1_1.jpg': await shot(31) })
    const at = (days: number) => new Date(app.parts.now().getTime() + days * 86_400_000)
    expect([await collectWaitingPictures(app.store, app.files, at(6)), await waiting()]).toMatchObject([
      0,
      { length: 1 },
    ])
    expect([await collectWaitingPictures(app.store, app.files, at(8)), await waiting()]).toEqual([1, []])
    expect((await visit(path)).status).toBe(302)
  })

  test.each([['no file', {}, 'Elige uno o varios zips, o fotos.']])(
    '%s is a sentence',
    async (_what, files, sentence) => {
      const response = await post(files)
      expect([response.status, (await response.text()).includes(sentence)]).toEqual([422, true])
    },
  )

  test('a zip that can’t be read is named beside the one that can', async () => {
    const good = zipSync({ 'fachada.jpg': await shot(30) })
    const path = await send({ 'BOD-7.zip': good, 'roto.zip': good.subarray(0, 80), 'A-1_1.jpg': Buffer.from('no') })
    const shown = await textOf(path)
    expect(shown).toContain('roto.zip está dañado o no llegó completo.')
    expect(shown).toContain('A-1_1.jpg no es una imagen válida.')
    await press(path, 'start')
    expect(await photos()).toEqual([[30], [], []])
  })

  test('a sending that is cut short leaves nothing', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="archivos"; filename="BOD-7_1.jpg"\r\n\r\nabc'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await visit(PAGE, { method: 'POST', body, headers })).status).toBe(400)
    expect(await readdir(join(app.folder, 'subidas'))).toEqual([])
  })
})
