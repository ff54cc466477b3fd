import { beforeEach, describe, expect, test, vi } from 'vitest'
import { turnedBy, untouched } from '#app/photos/photo-edit.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { nameOf } from '#app/photos/photo-source.ts'
import { createPhotoUploads } from './photo-uploads.ts'
import type { SendOutcome, UploadSteps } from './upload-queue.ts'

const JPEG = '\xff\xd8\xff'
const MEGABYTE = 1024 * 1024

type Sent = {
  name: string
  bytes: number
  signal: AbortSignal
  progress: (part: number) => void
  end: (outcome: SendOutcome) => void
}

let sent: Sent[]
let prepare: UploadSteps['prepare']
/** The prepared uploads in their order. */
let prepared: Parameters<UploadSteps['prepare']>[0][]

beforeEach(() => {
  sent = []
  prepared = []
  prepare = async (upload) => {
    prepared.push(upload)
    return { ready: upload.source instanceof File ? upload.source : new Blob([upload.source.key]) }
  }
})

describe('chosen files', () => {
  test('are all checked at once, and the good ones are sent three at a time', async () => {
    const uploads = open()
    await uploads.add([file('a'), file('plano.pdf', '%PDF-1.7'), file('b'), file('c'), file('d')])
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(uploads.getList().refused).toEqual(['plano.pdf no es una imagen válida'])
    sent[1]?.end(stored('b'))
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(states(uploads)).toEqual(['sending', 'stored', 'sending', 'sending'])
  })

  test('with an image type are checked for their size before their content', async () => {
    const uploads = open()
    const blank = new Uint8Array(10 * MEGABYTE + 1)
    await uploads.add([
      new File([blank], 'terraza.jpg', { type: 'image/jpeg' }),
      new File([blank], 'contrato.pdf', { type: 'application/pdf' }),
      new File(['hola'], 'nota.jpg', { type: 'image/jpeg' }),
    ])
    expect(uploads.getList().refused).toEqual([
      'terraza.jpg es demasiado grande. Máximo 10MB.',
      'contrato.pdf no es una imagen válida',
      'nota.jpg no es una imagen válida',
    ])
  })

  test('may be exactly 10 MB', async () => {
    const uploads = open()
    await uploads.add([file('a', JPEG.padEnd(10 * MEGABYTE, '\0'))])
    await expect.poll(() => sent).toHaveLength(1)
    expect(uploads.getList().refused).toEqual([])
  })

  test('report their progress', async () => {
    const uploads = open()
    await uploads.add([file('a')])
    await expect.poll(() => sent).toHaveLength(1)
    sent[0]?.progress(0.72)
    expect(uploads.getList().items).toMatchObject([{ state: 'sending', name: 'a', progress: 0.72 }])
  })

  test('are sent as they were resized', async () => {
    prepare = async () => ({ ready: new Blob(['small']) })
    const uploads = open()
    await uploads.add([file('a')])
    await expect.poll(() => sent).toMatchObject([{ bytes: 5 }])
  })

  test('that the browser or the server refuses are listed together', async () => {
    prepare = async ({ source }) =>
      nameOf(source) === 'a' ? { refused: 'a está en formato HEIC' } : { ready: new Blob() }
    const uploads = open()
    await uploads.add([file('a'), file('b')])
    await expect.poll(() => sent).toHaveLength(1)
    sent[0]?.end({ refused: 'b no es una imagen válida' })
    await expect
      .poll(() => uploads.getList())
      .toMatchObject({ items: [], refused: ['a está en formato HEIC', 'b no es una imagen válida'] })
  })
})

test('that failed are retried with the same file', async () => {
  const uploads = open()
  await uploads.add([file('a')])
  await expect.poll(() => sent).toHaveLength(1)
  sent[0]?.end({ failed: 'No se pudo subir' })
  await expect.poll(() => states(uploads)).toEqual(['failed'])
  uploads.retry(uploads.getList().items[0]?.id ?? '')
  expect(states(uploads)).toEqual(['sending'])
  await expect.poll(() => sent).toHaveLength(2)
  sent[1]?.end(stored('a'))
  await expect.poll(() => states(uploads)).toEqual(['stored'])
})

describe('an edited photo', () => {
  const TURNED = turnedBy(untouched({ width: 3, height: 2 }), 'right')
  const SAVED = { photoId: 'p', key: 'properties/1700000000000_fachada-norte.jpg', width: 3, height: 2, alt: 'Fachada' }
  const OTHER = { ...SAVED, photoId: 'q', key: 'properties/1700000000000_patio.jpg', alt: null }

  test('is made from the saved one each time, keeps its file name, and takes its position', async () => {
    const uploads = open([SAVED, OTHER])
    uploads.edit('p', TURNED)
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['fachada-norte.jpg'])
    sent[0]?.end(stored('x'))
    await expect.poll(() => states(uploads)).toEqual(['stored', 'stored'])
    uploads.edit('p', turnedBy(TURNED, 'right'))
    await expect.poll(() => sent).toHaveLength(2)
    sent[1]?.end(stored('y'))
    await expect.poll(() => photoIds(uploads)).toEqual(['y', 'q'])
    expect(prepared.map(({ source, edit }) => [source, edit?.turns])).toEqual([
      [SAVED, 1],
      [SAVED, 2],
    ])
    uploads.undo('p')
    expect(photoIds(uploads), 'without asking the server').toEqual(['p', 'q'])
    expect(sent).toHaveLength(2)
  })

  test('is made from the chosen file while it is available', async () => {
    const uploads = open()
    await uploads.add([file('a')])
    await expect.poll(() => sent).toHaveLength(1)
    sent[0]?.end(stored('x'))
    await expect.poll(() => states(uploads)).toEqual(['stored'])
    uploads.edit('file-1', TURNED)
    await expect.poll(() => prepared).toHaveLength(2)
    expect(prepared[1]?.source).toBe(prepared[0]?.source)
    uploads.leave('file-1')
    expect(sent[1]?.signal.aborted ?? true).toBe(true)
    expect(photoIds(uploads)).toEqual(['x'])
  })

  test('is sent again if it is edited during its upload; after an undo the chosen file is sent', async () => {
    const uploads = open()
    await uploads.add([file('a')])
    await expect.poll(() => sent).toHaveLength(1)
    uploads.edit('file-1', TURNED)
    expect(sent[0]?.signal.aborted).toBe(true)
    await expect.poll(() => sent).toHaveLength(2)
    sent[0]?.end(stored('x'))
    sent[1]?.end(stored('y'))
    await expect.poll(() => photoIds(uploads)).toEqual(['y'])
    uploads.undo('file-1')
    await expect.poll(() => prepared.map(({ edit }) => edit?.turns ?? 0)).toEqual([0, 1, 0])
    await expect.poll(() => sent).toHaveLength(3)
    sent[2]?.end(stored('x'))
    await expect.poll(() => photoIds(uploads)).toEqual(['x'])
    expect(uploads.getList().items[0]).toMatchObject({ edit: null, original: null })
  })

  test('stays as it was saved if the edit changes nothing', async () => {
    const uploads = open([SAVED])
    uploads.edit('p', untouched({ width: 3, height: 2 }))
    expect(states(uploads)).toEqual(['stored'])
    uploads.edit('p', TURNED)
    await expect.poll(() => sent).toHaveLength(1)
    uploads.edit('p', untouched({ width: 3, height: 2 }))
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(photoIds(uploads)).toEqual(['p'])
  })

  test('is retried with the same edit after a failure', async () => {
    let isBroken = true
    prepare = async (upload) => {
      prepared.push(upload)
      return isBroken ? { failed: 'No se pudo abrir' } : { ready: new Blob() }
    }
    const uploads = open([SAVED])
    uploads.edit('p', TURNED)
    await expect.poll(() => uploads.getList().items).toMatchObject([{ state: 'failed', message: 'No se pudo abrir' }])
    isBroken = false
    uploads.retry('p')
    await expect.poll(() => sent).toHaveLength(1)
    expect(prepared.map(({ edit }) => edit)).toEqual([TURNED, TURNED])
  })
})

test('a cancelled upload is aborted, frees its slot, and changes nothing later', async () => {
  const uploads = open()
  await uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  await expect.poll(() => sent).toHaveLength(3)
  const [first, , , , last] = uploads.getList().items
  uploads.remove(last?.id ?? '')
  uploads.remove(first?.id ?? '')
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[0]?.end(stored('a'))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(states(uploads)).toEqual(['sending', 'sending', 'sending'])
})

test('leaving the page aborts all uploads', async () => {
  const uploads = open()
  await uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  await expect.poll(() => sent).toHaveLength(3)
  uploads.close()
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
  for (const { end } of sent) end({ failed: '' })
  await Promise.resolve()
  expect(sent).toHaveLength(3)
})

test('a listener is called at every change until it unsubscribes', async () => {
  const uploads = open()
  const hear = vi.fn<() => void>()
  const stop = uploads.subscribe(hear)
  await uploads.add([file('a')])
  expect(hear).toHaveBeenCalled()
  stop()
  hear.mockClear()
  uploads.change({ kind: 'say', sentence: 'x' })
  expect(hear).not.toHaveBeenCalled()
})

function open(initial: FieldPhoto[] = []) {
  const send: UploadSteps['send'] = ({ size: bytes }, { name, onProgress: progress, signal }) =>
    new Promise((end) => {
      sent.push({ name, bytes, signal, progress, end })
    })
  return createPhotoUploads(initial, { prepare: (...each) => prepare(...each), send })
}

function states(uploads: ReturnType<typeof open>): string[] {
  return uploads.getList().items.map(({ state }) => state)
}

function photoIds(uploads: ReturnType<typeof open>): string[] {
  return uploads.getList().items.flatMap((item) => (item.state === 'stored' ? item.photo.photoId : []))
}

function file(name: string, content = JPEG): File {
  return new File([Buffer.from(content, 'latin1')], name)
}

function stored(photoId: string): SendOutcome {
  return { stored: { photoId, key: `properties/1_${photoId}.jpg`, width: 3, height: 2 } }
}
