import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { collectPrivateFiles } from '#app/editing/dossier/collect-files.server.ts'
import { purgeDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import type { Visit } from '#test/app.ts'
import { everythingPublic } from '#test/everything-public.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LAURA = { id: null, name: 'Laura Treviño' }
const [ADD, REMOVE] = ['add-note', 'remove-note']

describe.each(STORES)('the notes on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let path: string

  beforeEach(async () => {
    app.setNow(NOW)
    visit = (await app.signIn()).visit
    const input = buildProperty({ title: 'Nave <1>' })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
    path = `/property/${id}/expediente`
  })

  async function page(at = path, as = visit) {
    const response = await as(at)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  async function post(fields: Record<string, string>, as = visit) {
    const response = await as(path, posting(fields))
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
  }

  const noteIds = async () =>
    (await app.store.db.selectFrom('propertyNotes').orderBy('id').select('id').execute()).map((note) => note.id)

  test('a note is shown with its author and hour, the newest first', async () => {
    expect(await post({ intent: ADD, note: '  Llaves con el <b>vigilante</b>\r\nPredial al día ' })).toMatchObject({
      status: 303,
      to: `${path}?aviso=nota-agregada`,
    })
    app.setNow(new Date('2026-11-21T02:05:00Z'))
    const { visit: beto } = await app.signIn({ name: 'Beto Garza', role: 'editor' })
    await post({ intent: ADD, note: 'Ya firmó' }, beto)
    const html = await page()
    for (const text of [
      'Expediente de Nave &lt;1&gt;',
      'Llaves con el &lt;b&gt;vigilante&lt;/b&gt;\nPredial al día<',
      'Ana Ruiz\u00A0· <time dateTime="2026-11-20T18:00:00.000Z"',
      '20 nov 2026, 12:00',
      'Beto Garza\u00A0· ',
      '20 nov 2026, 20:05',
    ])
      expect(html).toContain(text)
    expect(html.indexOf('Ya firmó')).toBeLessThan(html.indexOf('Llaves'))
    for (const from of [`/property/${id}`, `/edit-property/${id}`])
      expect([from, (await page(from)).includes(`href="${path}"`)]).toEqual([from, true])
  })

  test('a note that is empty or too long changes nothing and is not lost', async () => {
    const empty = await post({ intent: ADD, note: ' \n ' })
    expect([empty.status, empty.html.includes('Escribe la nota')]).toEqual([422, true])
    const long = await post({ intent: ADD, note: `${'ñ'.repeat(20_000)}fin` })
    expect(long.status).toBe(422)
    expect(long.html).toContain('La nota tiene 20,003 caracteres y admite hasta 2,000')
    expect(long.html).toContain('ñfin</textarea>')
    expect(await noteIds()).toEqual([])
  })

  test('only its author or an administrator deletes a note, after a question', async () => {
    const [{ visit: beto }, { visit: eva }] = [
      await app.signIn({ role: 'editor' }),
      await app.signIn({ role: 'editor' }),
    ]
    for (const note of ['Una', 'Otra']) await post({ intent: ADD, note }, beto)
    const [one = '', other = ''] = await noteIds()
    expect(await page(path, eva)).not.toContain('?eliminar=')
    expect(await page(`${path}?eliminar=${one}`, eva)).not.toContain('alertdialog')
    expect((await post({ intent: REMOVE, id: one }, eva)).to).toBe(`${path}?aviso=nota-inexistente`)
    expect(await page(`${path}?eliminar=${one}`, beto)).toMatch(/role="alertdialog"[\s\S]*no se puede deshacer/)
    expect((await post({ intent: REMOVE, id: one }, beto)).to).toBe(`${path}?aviso=nota-eliminada`)
    expect((await post({ intent: REMOVE, id: other })).to).toBe(`${path}?aviso=nota-eliminada`)
    for (const wrong of [one, 'toString', ''])
      expect((await post({ intent: REMOVE, id: wrong })).to).toBe(`${path}?aviso=nota-inexistente`)
    expect(await noteIds()).toEqual([])
  })

  test('who may not edit, and a property that is not there, get nothing', async () => {
    await post({ intent: ADD, note: 'Una' })
    const { visit: reader } = await app.signIn({ role: 'lector' })
    for (const init of [{}, posting({ intent: ADD, note: 'Otra' })]) expect((await reader(path, init)).status).toBe(403)
    expect(await page(`/property/${id}`, reader)).not.toContain('expediente')
    expect((await app.visit(path)).headers.get('Location')).toContain('/login')
    expect(await post({ intent: 'toString' })).toMatchObject({ status: 400 })
    const gone = '/property/018f0000-0000-7000-8000-00000000000a/expediente'
    for (const init of [{}, posting({ intent: ADD, note: 'Otra' })])
      expect((await visit(gone, init)).headers.get('Location')).toBe('/dashboard?aviso=propiedad-inexistente')
    expect(await noteIds()).toHaveLength(1)
  })

  test('notes come back from the trash, and end with it', async () => {
    await post({ intent: ADD, note: 'Una' })
    await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect((await visit(path)).status).toBe(302)
    await restoreProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect(await page()).toContain('Una')
    await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    await purgeDeleted({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect(await noteIds()).toEqual([])
  })
})

describe.each(STORES)('the files on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let path: string

  beforeEach(async () => {
    app.setNow(NOW)
    visit = (await app.signIn({ role: 'editor' })).visit
    await rm(join(app.folder, 'private'), { recursive: true, force: true })
    const input = buildProperty({ title: 'Nave', status: 'disponible' })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
    path = `/property/${id}/expediente`
  })

  async function upload(file: File | null, { kind = 'contrato', as = visit } = {}) {
    const body = new FormData()
    body.append('intent', 'add-file')
    body.append('kind', kind)
    if (file) body.append('file', file)
    const response = await as(path, { method: 'POST', body })
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status: response.status, to: response.headers.get('Location'), html }
  }

  const pdf = (name = 'Contrato de «comisión» 5 %.pdf', text = 'texto del contrato') =>
    new File([`%PDF-1.7\n${text}`], name, { type: 'text/html' })
  const rows = () => app.store.db.selectFrom('propertyFiles').orderBy('id').selectAll().execute()
  const stored = () => keysIn(app.files, 'private')

  test('a file is listed and downloaded with its name, byte for byte, by who may edit', async () => {
    expect(await upload(pdf())).toMatchObject({ status: 303, to: `${path}?aviso=archivo-agregado` })
    const html = (await (await visit(path)).text()).replaceAll('<!-- -->', '')
    for (const text of ['Contrato de «comisión» 5 %.pdf', 'Contrato · ', '1 KB', 'Ana Ruiz', '1 de 50', '20 nov 2026'])
      expect(html.replaceAll('\u00A0', ' ')).toContain(text)
    const [, address = ''] = /href="(\/property\/[^"]+\/expediente\/[^"]+)"/.exec(html) ?? []
    const file = await visit(address)
    expect(await file.text()).toBe('%PDF-1.7\ntexto del contrato')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Contrato de comision 5 .pdf"; ' +
        `filename*=UTF-8''Contrato%20de%20%C2%ABcomisi%C3%B3n%C2%BB%205%20%25.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const { visit: reader } = await app.signIn({ role: 'lector' })
    expect((await reader(address)).status).toBe(403)
    expect((await app.visit(address)).headers.get('Location')).toContain('/login')
    const log = await (await reader('/dashboard/actividad')).text()
    expect(log).toContain('Archivo agregado al expediente')
    expect(log).not.toContain('comisión')
    for (const other of [
      `${path}/${id}`,
      `${path}/toString`,
      address.replace(id, '018f0000-0000-7000-8000-00000000000a'),
    ])
      expect((await visit(other)).headers.get('Location')).toContain('aviso=archivo-inexistente')
  })

  test('no public path gives a file, whoever knows its key', async () => {
    await upload(pdf())
    await upload(new File([await buildPicture('jpeg')], 'llaves.jpg'), { kind: 'otro' })
    const keys = await stored()
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      const name = key.slice('private/'.length)
      const encoded = encodeURIComponent(key)
      for (const guess of [
        `/img/${key}`,
        `/img/${key}.400.webp`,
        `/img/${encoded}`,
        `/img/properties/../${key}`,
        `/img/properties/%2e%2e/${key}`,
        `/img/properties/..%2f${encoded}`,
        `/img/properties/${name}`,
        `/${key}`,
        `/files/${key}`,
        `/marca/${name}`,
        `/marca/..%2f${encoded}`,
        `/og/${encoded}/x.jpg`,
        `/og/..%2fprivate/${name}`,
        `/feeds/..%2fprivate/${name}`,
        `/propiedad/..%2f${encoded}/ficha.pdf`,
        `${path}/${name}`,
      ])
        for (const as of [app.visit, visit]) {
          const response = await as(guess)
          expect([guess, response.status === 200]).toEqual([guess, false])
          expect(await response.text()).not.toContain('texto del contrato')
        }
    }
  })

  test('what is no accepted file is refused with a sentence, and nothing is stored', async () => {
    const huge = new Uint8Array(20 * 1024 * 1024 + 1)
    huge.set(Buffer.from('%PDF-1.7'))
    for (const [file, status, sentence] of [
      [null, 422, 'Elige un archivo'],
      [new File([], ''), 422, 'Elige un archivo'],
      [new File([], 'nada.pdf'), 422, 'nada.pdf está vacío.'],
      [new File(['PK'], 'promesa.pdf'), 422, 'promesa.pdf no es un PDF aunque así se llame.'],
      [new File(['MZ'], 'virus.exe'), 422, 'virus.exe no es PDF, JPG, PNG ni WebP.'],
      [new File([huge], 'plano.pdf'), 422, 'plano.pdf pesa 20 MB y se admiten hasta 20 MB.'],
      [new File([huge, huge], 'plano.pdf'), 413, 'El archivo es demasiado grande: se admiten hasta 20 MB.'],
    ] as const) {
      const answer = await upload(file, { kind: 'plano' })
      expect([answer.status, answer.html.replaceAll('\u00A0', ' ').includes(sentence)]).toEqual([status, true])
      // A body that is too long is not read, so its form is empty again.
      expect(answer.html.includes('<option value="plano" selected="">')).toBe(status === 422)
    }
    for (const kind of ['', 'toString'])
      expect((await upload(pdf(), { kind })).html).toContain('Elige qué clase de archivo es')
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  test('a property has up to 50 files', async () => {
    const [row] = (await upload(pdf()), await rows())
    if (!row) throw new Error('no file')
    await app.store.db
      .insertInto('propertyFiles')
      .values(Array.from({ length: 49 }, (_, at) => ({ ...row, id: `more-${at}`, key: `more-${at}` })))
      .execute()
    const answer = await upload(pdf())
    expect([answer.status, answer.html.includes('Esta propiedad ya tiene 50 archivos.')]).toEqual([422, true])
  })

  test('a deleted file is gone at once; its bytes go with the next cleanup, as those of a property deleted for good', async () => {
    for (const name of ['una.pdf', 'otra.pdf']) await upload(pdf(name))
    const [one] = await rows()
    expect(await (await visit(`${path}?eliminar=${one?.id}`)).text()).toMatch(
      new RegExp(`alertdialog[\\s\\S]*>${one?.name}<!-- --> se borra`),
    )
    const remove = () => visit(path, posting({ intent: 'remove-file', id: one?.id ?? '' }))
    expect((await remove()).headers.get('Location')).toBe(`${path}?aviso=archivo-eliminado`)
    expect((await remove()).headers.get('Location')).toBe(`${path}?aviso=archivo-inexistente`)
    const written = Date.now()
    const collect = (hours: number) => collectPrivateFiles(app.store, app.files, new Date(written + hours * 3_600_000))
    // An upload writes its file before its row.
    expect(await collect(23)).toBe(0)
    expect(await collect(25)).toBe(1)
    await collectUnusedPhotos(app.store, app.files, new Date(written + 90 * 86_400_000))
    expect((await stored()).length).toBe(1)

    await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect((await visit(`${path}/${(await rows())[0]?.id}`)).headers.get('Location')).toContain('inexistente')
    expect(await collect(900)).toBe(0)
    await restoreProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect(await (await visit(`${path}/${(await rows())[0]?.id}`)).text()).toContain('texto del contrato')
    await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    await purgeDeleted({ db: app.store.db, actor: LAURA, now: NOW }, id)
    expect([await collect(900), await stored()]).toEqual([1, []])
  })
  test('no public byte has a note, a name or a content: pages, their data, feeds, cards, sheets, the sitemap', async () => {
    const drawn: unknown[] = []
    const { drawCard, drawSheet } = app.parts
    app.parts.drawCard = (card) => (drawn.push(card), drawCard(card))
    app.parts.drawSheet = (sheet) => (drawn.push(sheet), drawSheet(sheet))
    await visit(path, posting({ intent: 'add-note', note: 'El dueño Zutano Reservado baja 5 %' }))
    await upload(pdf('Zutano reservado.pdf', 'zutano reservado'))
    const { visit: admin } = await app.signIn()
    const portals = '/dashboard/configuracion/portales'
    for (const feed of ['reso', 'trovit']) await admin(portals, posting({ intent: 'turn-feed-on', feed }))
    const feeds = [
      ...(await (await admin(portals)).text()).matchAll(/value="http:\/\/cerronorte\.test(\/feeds\/[^"]+)"/g),
    ]
    const starts = ['/', '/sitemap.xml', '/propiedades?vista=mapa', ...feeds.map(([, address = '']) => address)]
    const found = await everythingPublic(app, starts)
    const paths = [...found.keys()]
    for (const asked of [
      /^\/propiedad\/nave$/,
      /^\/propiedad\/nave\.data/,
      /ficha\.pdf$/,
      /^\/og\//,
      /reso\.json$/,
      /\.xml$/,
    ])
      expect(paths.some((each) => asked.test(each))).toBe(true)
    expect(drawn.length).toBeGreaterThan(1)
    const [{ id: fileId } = { id: '' }] = await rows()
    const secret = new RegExp(`zutano|/expediente|private/|${fileId}`, 'i')
    const traced = [...found].filter(([, text]) => secret.test(text)).map(([address]) => address)
    expect([traced, secret.test(JSON.stringify(drawn))]).toEqual([[], false])
    expect(await (await visit(path)).text()).toMatch(secret)
    Object.assign(app.parts, { drawCard, drawSheet })
  })
})
