import { deepStrictEqual } from 'node:assert'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodeVariants } from '#app/photos/encode-variant.server.ts'
import { makeDueVariants } from '#app/photos/make-variants.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Visit } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { publicKeyOf } from '#test/public-key.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const MEGABYTE = 1024 * 1024
/** Files that killed processes left before this test. */
const there = await uploadsOnDisk()
const HEIC = 'a.jpg está en formato HEIC, que no podemos abrir. Guárdala como JPG y súbela de nuevo.'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
  })

  test('a photo is uploaded, returned, and served to staff by its key and to everybody by its public name', async () => {
    const response = await send(file(await buildPicture('png', { width: 3200, height: 800 }), 'Fachada Norte.PNG'))
    expect(response.status).toBe(201)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const { photos, refused } = await response.json()
    expect(refused).toEqual([])
    expect(photos).toEqual([
      {
        photoId: expect.stringMatching(/^[\da-f-]{36}$/),
        key: expect.stringMatching(/^properties\/\d{13}_Fachada-Norte\.jpg$/),
        url: `/img/${photos[0].key}`,
        width: 2400,
        height: 600,
      },
    ])
    const shown = `/img/${await publicKeyOf(app.store.db, photos[0].key)}`
    for (const [ask, path] of [
      [visit, photos[0].url],
      [visit, `${photos[0].url}.800.avif`],
      [app.visit, shown],
      [app.visit, `${shown}.800.avif`],
    ] as const) {
      const served = await ask(path)
      expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
      expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 2400 })
    }
    expect((await app.visit(photos[0].url)).status).toBe(404)
  })

  test('a large photo has a source of the largest useful size, a small one only itself', async () => {
    const response = await send(
      file(await buildPicture('jpeg', { width: 3000, height: 2000, colour: '#224466' }), 'grande.jpg'),
      file(await buildPicture('jpeg', { width: 1200, height: 800, colour: '#664422' }), 'de-antes.jpg'),
    )
    const { photos } = await response.json()
    const [large, small] = photos
    const shown = await publicKeyOf(app.store.db, large.key)
    const shownSmall = await publicKeyOf(app.store.db, small.key)
    await makeDueVariants({ store: app.store, files: app.files, encode: encodeVariants }, () => new Date())
    const cover = (photo: { photoId: string }) => [{ photoId: photo.photoId, alt: null }]
    const at = { createdBy: null, now: new Date() }
    await insertProperty(app.store.db, buildProperty({ title: 'Nave grande', photos: cover(large) }), at)
    await insertProperty(app.store.db, buildProperty({ title: 'Nave de antes', photos: cover(small) }), at)

    const widths = async (path: string, key: string) => {
      const page = await (await app.visit(path)).text()
      const found = page.matchAll(new RegExp(String.raw`${key}(?:\.\d+)?\.?(avif|webp|jpg)? (\d+)w`, 'g'))
      return [...new Set(Array.from(found, ([, , width]) => Number(width)))].toSorted((a, b) => a - b)
    }
    expect(await widths('/propiedades', shown)).toEqual([400, 800, 1200])
    expect(await widths('/propiedad/nave-grande', shown)).toEqual([400, 800, 1200])
    expect(await widths('/propiedad/nave-de-antes', shownSmall)).toEqual([400, 800, 1200])

    for (const [variant, type] of [
      ['1600.avif', 'image/avif'],
      ['2400.avif', 'image/avif'],
      ['2400.webp', 'image/webp'],
    ] as const) {
      const served = await app.visit(`/img/${shown}.${variant}`)
      expect([served.headers.get('Content-Type'), served.headers.get('Cache-Control')]).toEqual([
        type,
        'public, max-age=31536000, immutable',
      ])
      const { width } = await sharp(await served.arrayBuffer()).metadata()
      expect(width).toBe(Number.parseInt(variant, 10))
    }
  })

  test('each of several files is accepted or refused separately', async () => {
    const response = await send(
      file(await buildPicture('jpeg', { colour: '#101010' }), 'a.jpg'),
      file('%PDF-1.7', 'plano.pdf'),
      file(await buildPicture('webp', { colour: '#808080' }), 'b.webp'),
      file(Buffer.alloc(11 * MEGABYTE), 'c.jpg'),
      file(await buildPicture('avif', { colour: '#f0f0f0' }), 'd.avif'),
    )
    expect(response.status).toBe(201)
    const { photos, refused } = await response.json()
    expect(photos.map(({ key }: { key: string }) => key.replace(/.*_/, ''))).toEqual(['a.jpg', 'b.jpg', 'd.jpg'])
    expect(refused).toEqual(['plano.pdf no es una imagen válida', 'c.jpg es demasiado grande. Máximo 10MB.'])
    expect(await keys()).toHaveLength(3)
  })

  test('a photo that is sent twice, even at once, is stored once', async () => {
    const bytes = await buildPicture('jpeg')
    const answers = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => send(file(bytes, name))))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(bodies.map(({ photos }) => photos[0].photoId)).size).toBe(1)
    expect(await keys()).toHaveLength(1)
  })

  test('metadata about place and camera is removed, and the photo is upright', async () => {
    const taken = await sharp(await buildPicture('jpeg', { width: 60, height: 40 }))
      .withExif({ IFD0: { Make: 'Camera-X' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { photos } = await (await send(file(Buffer.from(taken), 'a.jpg'))).json()
    expect(photos).toMatchObject([{ width: 40, height: 60 }])
    const served = Buffer.from(await (await visit(photos[0].url)).arrayBuffer())
    expect((await sharp(served).metadata()).exif).toBeUndefined()
    expect(served.includes('Camera-X')).toBe(false)
  })

  describe('a bad file gets a sentence and a status', () => {
    test.each([
      ['nothing', '', 415, 'a.jpg no es una imagen válida'],
      ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
      ['a page', '<!doctype html><script>alert(1)</script>', 415],
      ['a page behind a comment', 'GIF89/*<script>alert(1)</script>*/', 415],
      ['a page that begins as a picture', 'GIF89a<script>alert(1)</script>', 422],
      ['a document', '%PDF-1.7\n1 0 obj', 415],
      ['a mere beginning', '\xff\xd8\xff\xe0\x00\x10JFIF', 422],
      ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 415, HEIC],
    ])('%s', async (_case, content, status, sentence = 'a.jpg no es una imagen válida') => {
      expect(await toldOf(send(file(Buffer.from(content, 'latin1'), 'a.jpg')))).toEqual([status, [sentence]])
    })

    test('half a photo', async () => {
      const whole = await buildPicture('jpeg', { width: 800, height: 600 })
      expect(await toldOf(send(file(whole.subarray(0, whole.length / 2), 'a.jpg')))).toEqual([
        422,
        ['a.jpg no es una imagen válida'],
      ])
    })

    test('one byte more than 10 MB', async () => {
      const bytes = Buffer.alloc(10 * MEGABYTE + 1)
      bytes.set(await buildPicture('jpeg'))
      expect(await toldOf(send(file(bytes, 'casa.jpg')))).toEqual([413, ['casa.jpg es demasiado grande. Máximo 10MB.']])
    })

    test('a bomb of 20,000 × 20,000 pixels, in little memory', async () => {
      const bomb = file(bombPng(20_000), 'bomba.png')
      const before = process.memoryUsage().rss
      expect(await toldOf(send(bomb))).toEqual([
        422,
        ['bomba.png es demasiado grande: tiene demasiados píxeles. Redúcela y súbela de nuevo.'],
      ])
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE)
    })

    test.each([
      ['../../../etc/passwd', /^properties\/\d+_passwd\.jpg$/],
      ['<img src=x onerror=alert(1)>.jpg', /^properties\/\d+_img-src-x-onerror-alert-1\.jpg$/],
      ['"; drop table photos; --.jpg', /^properties\/\d+_drop-table-photos\.jpg$/],
      ['x'.repeat(5_000), /^properties\/\d+_x{60}\.jpg$/],
    ])('except if only its name is bad: %s', async (name, key) => {
      const { photos } = await (await send(file(await buildPicture('jpeg'), name))).json()
      expect(photos[0].key).toMatch(key)
    })
  })

  describe('a wrong request has its status', () => {
    test('without any file', async () => {
      expect(await toldOf(send())).toEqual([400, ['Elige al menos una foto.']])
      expect(await toldOf(visit('/photos', { method: 'POST', body: new URLSearchParams({ images: 'a' }) }))).toEqual([
        400,
        ['Elige al menos una foto.'],
      ])
    })

    test.each([
      ['JSON', 'application/json', '{}', 415],
      ['a bare picture', 'image/jpeg', '\xff\xd8\xff', 415],
      ['no type', '', 'x', 415],
      ['a form without its boundary', 'multipart/form-data', 'x', 415],
      ['a form that is none', 'multipart/form-data; boundary=x', 'x', 400],
      ['a form cut short', 'multipart/form-data; boundary=x', cutShort(), 400],
    ])('%s', async (_case, contentType, body, status) => {
      const response = await visit('/photos', { method: 'POST', headers: { 'Content-Type': contentType }, body })
      expect(response.status).toBe(status)
      expect(await keys()).toEqual([])
    })

    test('a body with a huge Content-Length', async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(9e9) }
      expect(await toldOf(visit('/photos', { method: 'POST', headers, body: cutShort() }))).toEqual([
        413,
        ['El envío es demasiado grande. Sube menos fotos a la vez.'],
      ])
    })

    test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s', async (method) => {
      const response = await visit('/photos', { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    })
  })

  test('an upload without a session, or from another site, is not stored', async () => {
    const body = file(await buildPicture('jpeg'), 'a.jpg')
    const anonymous = await app.visit('/photos', posted(body))
    expect([anonymous.status, anonymous.headers.get('Location')]).toEqual([
      303,
      '/login?volver=%2Fphotos&motivo=sesion',
    ])
    const foreign = await visit('/photos', { ...posted(body), headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(await keys()).toEqual([])
  })

  test('no upload leaves temporary files on the server', async () => {
    // Uploads of other tests that run now disappear in the end; what is left behind does not.
    const left = async () => (await uploadsOnDisk()).filter((name) => !there.includes(name))
    await expect.poll(left, { timeout: 30_000, interval: 200 }).toEqual([])
  })

  /** The status and the sentences of a response to a refused upload. */
  async function toldOf(answer: Promise<Response>) {
    const response = await answer
    const { photos, refused } = await response.json()
    deepStrictEqual([photos, await keys()], [[], []])
    return [response.status, refused]
  }

  function send(...files: File[]) {
    return visit('/photos', posted(...files))
  }

  async function keys() {
    return (await app.store.db.selectFrom('photos').select('key').execute()).map(({ key }) => key)
  }
})

function posted(...files: File[]): RequestInit {
  const body = new FormData()
  for (const each of files) body.append('images', each)
  // An empty form has no body at all in some clients.
  if (files.length === 0) body.append('title', '')
  return { method: 'POST', body }
}

function file(bytes: Buffer<ArrayBuffer> | string, name: string): File {
  return new File([bytes], name, { type: 'image/jpeg' })
}

function cutShort(): string {
  return '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n\xff\xd8\xff'
}

/** A PNG whose header states that many pixels per side; its data are missing, because none may be read. */
function bombPng(side: number): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  const header = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from([8, 2, 0, 0, 0])])
  const data = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(1_000_000))])
  const chunks = [header, data, Buffer.from('IEND')].map((content) => {
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length - 4, 0)
    frame.writeUInt32BE(crc32(content), 4)
    return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
  })
  return Buffer.from(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))
}

async function uploadsOnDisk(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('cerro-norte-upload-'))
}
