import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import { openTestBucket } from '#test/bucket.ts'
import { jobOf, openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { openBulkPhotos } from './bulk-photo-reader.server.ts'
import { openWaitingPictures } from './waiting-pictures.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: 'ana', name: 'Ana' }
const store = shareStore('sqlite')

test(
  'photos by ID go through a bucket from the sent zip to the pages, and back with the undo',
  { timeout: PATIENCE },
  async () => {
    const { db } = store()
    await addPerson(db, ACTOR.name)
    const inputs = ['BOD-7', 'A-1'].map((propertyId) => ({ input: buildProperty({ propertyId }) }))
    const ids = await insertMany(db, inputs)
    const { files, close } = await openTestBucket()
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-sent-'))
    const photoWorkers = { reencode: reencodePhoto, runJobs: () => {}, close: () => {} }
    const warnings: string[] = []
    const parts = { store: store(), now: () => NOW, warn: (message: string) => warnings.push(message) }
    const pictures = openWaitingPictures({ ...parts, files, photoWorkers })
    const bulkPhotos = openBulkPhotos({ ...parts, pictures, place: { folder, findFree: async () => Infinity } })
    const photosOf = () =>
      db
        .selectFrom('propertyPhotos')
        .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
        .orderBy('propertyPhotos.position')
        .select(['propertyPhotos.propertyId', 'photos.key', 'photos.width'])
        .execute()
    try {
      const shot = (width: number) => buildPicture('jpeg', { width, height: 30 })
      const zip = zipSync({ 'BOD-7_2.jpg': await shot(50), 'BOD-7_1.jpg': await shot(40), 'A-1/a.jpg': await shot(60) })
      const body = new FormData()
      body.append('archivos', new File([new Uint8Array(zip)], 'fotos.zip'))
      const sent = await bulkPhotos.take(new Request('http://x/', { method: 'POST', body }), ACTOR)
      if (!('id' in sent)) throw new Error(sent.fault)
      await bulkPhotos.run()
      expect(await keysIn(files, 'pendientes', true)).toHaveLength(3)
      expect(await readdir(folder)).toEqual([])

      const worker = openTestWorker(store(), { ...parts, pictures })
      await setJobState(db, sent.id, 'running')
      await worker.run('photos')
      expect((await jobOf(db, sent.id)).state).toBe('done')
      const photos = await photosOf()
      expect(photos.filter(({ propertyId }) => propertyId === ids[0]).map(({ width }) => width)).toEqual([40, 50])
      expect(photos.filter(({ propertyId }) => propertyId === ids[1]).map(({ width }) => width)).toEqual([60])
      for (const { key } of photos) expect((await files.getBytes(key)).length).toBeGreaterThan(100)
      expect(await keysIn(files, 'pendientes', true)).toEqual([])

      await setJobState(db, sent.id, 'undoing')
      await worker.run('photos')
      expect(await photosOf()).toEqual([])
      expect(warnings).toEqual([])
    } finally {
      await close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
