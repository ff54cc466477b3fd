import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { emptyTables } from '#test/shared-store.ts'
import { openTestStore } from '#test/stores.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { takeUploads } from './take-uploads.server.ts'
import { picturesOf } from './photo-choice.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MEGABYTE = 1024 * 1024

let store: Store
let folder: TestFiles
const runJobs = vi.fn<() => void>()

beforeAll(async () => {
  store = await openTestStore('sqlite')
  folder = await openTestFiles()
})

beforeEach(() => emptyTables(store))

afterAll(() => Promise.all([store.close(), folder.close()]))

describe('a property form with photos in it', () => {
  test('is returned as it was typed, with the ids of its new photos after the existing ones', async () => {
    const form = new FormData()
    form.append('title', 'Bodega «ñ» <script>')
    form.append('images', new File([await buildPicture('jpeg', { colour: '#111111' })], 'a.jpg'))
    form.append('images', new File([await buildPicture('jpeg', { colour: '#eeeeee' })], 'b.jpg'))
    form.append('images', 'known-id')
    form.append('imageAlts', 'Fachada')
    form.append('amenities', 'gym')
    form.append('amenities', 'aire')
    const { formData, photos } = await take(form)
    expect(formData.get('title')).toBe('Bodega «ñ» <script>')
    expect(formData.getAll('amenities')).toEqual(['gym', 'aire'])
    expect(picturesOf(formData, 'photos')).toEqual([
      { photoId: 'known-id', alt: 'Fachada' },
      ...photos.map(({ photoId }) => ({ photoId, alt: null })),
    ])
    expect(photos.map(({ key }) => key)).toEqual([
      `properties/${NOW.getTime()}_a.jpg`,
      `properties/${NOW.getTime()}_b.jpg`,
    ])
  })

  test('loses nothing when a file is refused', async () => {
    const form = new FormData()
    form.append('images', new File(['%PDF-1.7'], 'plano-nave.pdf'))
    form.append('images', new File([await buildPicture('jpeg')], 'a.jpg'))
    form.append('images', new File([new Uint8Array(11 * MEGABYTE)], 'panoramica.jpg'))
    form.append('description', 'Texto largo')
    const { formData, photos, refused } = await take(form)
    expect(formData.get('description')).toBe('Texto largo')
    expect(formData.getAll('images')).toEqual(photos.map(({ photoId }) => photoId))
    expect(photos).toHaveLength(1)
    expect(refused).toEqual([
      { refused: 'plano-nave.pdf no es una imagen válida', fault: 'notImage', set: 'photos' },
      { refused: 'panoramica.jpg es demasiado grande. Máximo 10MB.', fault: 'tooLarge', set: 'photos' },
    ])
  })

  test('stores plans separately from photos, also if both are the same picture', async () => {
    const form = new FormData()
    const bytes = await buildPicture('png')
    form.append('plans', new File([bytes], 'planta.png'))
    form.append('images', new File([bytes], 'fachada.png'))
    form.append('plans', new File(['hola'], 'corte.dwg'))
    const { formData, photos, refused } = await take(form)
    const [plan] = photos
    expect(photos.map(({ set, photoId }) => [set, photoId])).toEqual([
      ['plans', plan?.photoId],
      ['photos', plan?.photoId],
    ])
    expect(formData.getAll('plans')).toEqual([plan?.photoId])
    expect(formData.getAll('planAlts')).toEqual([''])
    expect(formData.getAll('images')).toEqual([plan?.photoId])
    expect(refused).toMatchObject([{ refused: 'corte.dwg no es una imagen válida', set: 'plans' }])
  })

  test('does not add a photo that it already has', async () => {
    const bytes = await buildPicture('jpeg')
    const first = new FormData()
    first.append('images', new File([bytes], 'a.jpg'))
    const photoId = (await take(first)).formData.get('images')
    const second = new FormData()
    second.append('images', new File([bytes], 'again.jpg'))
    second.append('images', `${photoId}`)
    expect((await take(second)).formData.getAll('images')).toEqual([photoId])
  })

  test('ignores files of other fields', async () => {
    const form = new FormData()
    form.append('contract', new File([await buildPicture('jpeg')], 'a.jpg'))
    const { formData, photos } = await take(form)
    expect([...formData.keys(), ...photos]).toEqual([])
  })

  test('without files may be sent in either encoding', async () => {
    const fields = new URLSearchParams([
      ['title', 'Casa ñ'],
      ['images', 'a'],
      ['imageAlts', 'Fachada'],
      ['images', 'b'],
      ['imageAlts', ''],
    ])
    const { formData } = await take(fields)
    expect([...formData]).toEqual([...fields])
  })
})

test('the job for variants starts once, and only after a photo was stored', async () => {
  const form = new FormData()
  form.append('images', new File(['hola'], 'a.txt'))
  runJobs.mockClear()
  await take(form)
  expect(runJobs).not.toHaveBeenCalled()
  form.append('images', new File([await buildPicture('jpeg')], 'a.jpg'))
  form.append('images', new File([await buildPicture('jpeg', { colour: '#00ff00' })], 'b.jpg'))
  await take(form)
  expect(runJobs).toHaveBeenCalledOnce()
})

test('no temporary file of an upload remains on the server', async () => {
  const before = await leftovers()
  const form = new FormData()
  form.append('images', new File([await buildPicture('jpeg')], 'a.jpg'))
  form.append('images', new File(['hola'], 'b.jpg'))
  await take(form)
  await takeUploads(parts(), cutShort(await buildPicture('jpeg', { width: 600, height: 400 })))
  // Files of uploads in other processes of this machine disappear after a while.
  await expect.poll(async () => (await leftovers()).filter((name) => !before.includes(name))).toEqual([])
})

describe('an unreadable form is refused with its status', () => {
  test.each([
    ['no form', 'text/plain', 'hola', 415],
    ['a form without its boundary', 'multipart/form-data', 'hola', 415],
    ['a form that is none', 'multipart/form-data; boundary=x', 'hola', 400],
    ['nothing', 'multipart/form-data; boundary=x', '', 400],
    ['too much text', 'application/x-www-form-urlencoded', `a=${'x'.repeat(2 * MEGABYTE)}`, 413],
  ])('%s', async (_case, contentType, body, status) => {
    const request = new Request('http://cerronorte.test', {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
    })
    expect(await takeUploads(parts(), request)).toMatchObject({ ok: false, refusal: { status } })
  })

  test('a file that ends early', async () => {
    const answer = await takeUploads(parts(), cutShort(await buildPicture('jpeg')))
    expect(answer).toMatchObject({ ok: false, refusal: { status: 400 } })
    expect(await store.db.selectFrom('photos').select('id').execute()).toEqual([])
  })

  test('too many fields, or too much text in them', async () => {
    const many = new FormData()
    for (let field = 0; field <= 2_000; field += 1) many.append(`field${field}`, 'x')
    expect(await takeUploads(parts(), post(many))).toMatchObject({ ok: false, refusal: { status: 413 } })
    const long = new FormData()
    long.append('description', 'x'.repeat(2 * MEGABYTE))
    expect(await takeUploads(parts(), post(long))).toMatchObject({ ok: false, refusal: { status: 413 } })
  })

  test('a body without end, after its limit', async () => {
    let given = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given === 0)
          controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="z"; filename="z"\r\n\r\n'))
        given += 1
        controller.enqueue(new Uint8Array(MEGABYTE))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    const answer = await takeUploads(parts(), new Request('http://cerronorte.test', init))
    expect(answer).toMatchObject({ ok: false, refusal: { status: 413 } })
    expect(given).toBeLessThan(260)
  })

  test('a body with a too large Content-Length, unread', async () => {
    const pull = vi.fn<() => void>()
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(300 * MEGABYTE) }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    const answer = await takeUploads(parts(), new Request('http://cerronorte.test', init))
    expect(answer).toMatchObject({ ok: false, refusal: { status: 413 } })
    expect(pull).not.toHaveBeenCalled()
  })
})

async function take(body: FormData | URLSearchParams) {
  const taken = await takeUploads(parts(), post(body))
  if (!taken.ok) throw taken.refusal
  return taken
}

function parts() {
  const photoWorkers = { reencode: reencodePhoto, runJobs, close: () => {} }
  return { store, files: folder.files, photoWorkers, now: () => NOW }
}

function post(body: FormData | URLSearchParams): Request {
  return new Request('http://cerronorte.test', { method: 'POST', body })
}

function cutShort(bytes: Uint8Array): Request {
  const start = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'
  return new Request('http://cerronorte.test', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([Buffer.from(start), bytes]),
  })
}

async function leftovers(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('cerro-norte-upload-'))
}
