import { describe, expect, test } from 'vitest'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import { openTestBucket } from '#test/bucket.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { openTestFiles } from '#test/files.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { shareStore } from '#test/shared-store.ts'
import { openWaitingPictures } from './waiting-pictures.server.ts'

const JOBS = ['0192aaaa', '0192bbbb'] as const
const NOW = new Date('2026-11-20T18:00:00Z')

describe.each([
  ['a folder', openTestFiles],
  ['a bucket', openTestBucket],
])('in %s', (_where, open) => {
  const store = shareStore('sqlite')

  test('pictures wait until they are photos, and those of one job are deleted', async () => {
    const { files, close } = await open()
    const photoWorkers = { reencode: reencodePhoto, runJobs: () => {}, close: () => {} }
    const parts = { store: store(), files, now: () => NOW, photoWorkers }
    const pictures = openWaitingPictures(parts)
    try {
      for (const job of JOBS) await pictures.put(job, 1, await buildPicture('png', { width: 50 }))
      await pictures.put(JOBS[0], 2, Buffer.from('no'))
      const taken = await pictures.take(JOBS[0], { number: 1, name: 'BOD-7 (1).png' })
      expect(taken).toMatchObject({ width: 50, key: expect.stringMatching(/^properties\/\d+_BOD-7-1\.jpg$/) })
      expect(await pictures.take(JOBS[0], { number: 2, name: 'x.jpg' })).toMatchObject({ fault: 'notImage' })
      expect(await pictures.take(JOBS[0], { number: 3, name: 'x.jpg' })).toBeNull()
      await pictures.remove(JOBS[0])
      expect(await keysIn(files, 'pendientes', true)).toEqual([`pendientes/${JOBS[1]}/1`])
      await pictures.remove('0192cccc')
    } finally {
      await close()
    }
  })
})
