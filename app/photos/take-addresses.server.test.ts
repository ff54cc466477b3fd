import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { NotFetched } from './fetch-picture.server.ts'
import { type FileStore, openFileStore } from './file-store.server.ts'
import { takeAddresses } from './take-addresses.server.ts'
import { FAULT_TEXTS, type PhotoFault } from './upload-fault.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

function addressOf(name: string) {
  return `https://x.example/${name}.png`
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let folder: string
  let files: FileStore

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cerro-norte-taken-'))
    files = await openFileStore({ storageUrl: null, folder })
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('each content once; what fails is a sentence, after the tries that may help', async () => {
    const picture = await buildPicture('png', { width: 60, height: 40 })
    const tries = new Map<string, number>()
    let jobs = 0
    const taken = await takeAddresses(
      {
        store: store(),
        files,
        photoWorkers: { reencode: reencodePhoto, runJobs: () => (jobs += 1), close: () => {} },
        now: () => NOW,
        wait: 1,
        async fetchOne(address, { path }) {
          const count = (tries.get(address) ?? 0) + 1
          tries.set(address, count)
          if (address.includes('lenta') && count < 3) throw new NotFetched('tardó demasiado', true)
          if (address.includes('caida')) throw new NotFetched('su sitio no contesta', true)
          if (address.includes('nada')) throw new NotFetched('ya no está ahí (404)')
          await writeFile(path, address.includes('texto') ? 'hola' : picture)
        },
      },
      ['a', 'lenta', 'caida', 'nada', 'texto'].map(addressOf),
    )
    const [first] = taken.flatMap((each) => ('photo' in each ? each.photo.photoId : []))
    expect(taken.map((each) => ('photo' in each ? each.photo.photoId : each.refused))).toEqual([
      first,
      first,
      'su sitio no contesta',
      'ya no está ahí (404)',
      'no es una imagen válida',
    ])
    expect(Object.fromEntries(tries)).toEqual({
      [addressOf('a')]: 1,
      [addressOf('lenta')]: 3,
      [addressOf('caida')]: 3,
      [addressOf('nada')]: 1,
      [addressOf('texto')]: 1,
    })
    expect(jobs).toBe(1)
  })

  test('the sentence about a refused file is whole, whatever the file is called', async () => {
    const faults = Object.keys(FAULT_TEXTS) as PhotoFault[]
    const names = ['', 'á', 'es demasiado grande.png', '%E2%98%95%20%', 'n'.repeat(400), 'dos/partes/']
    for (const fault of faults) {
      const place = {
        store: store(),
        files,
        photoWorkers: { reencode: async () => ({ fault }), runJobs: () => 0, close: () => {} },
        now: () => NOW,
        fetchOne: async (_address: string, { path }: { path: string }) => writeFile(path, 'hola'),
      }
      const taken = await takeAddresses(
        place,
        names.map((name) => `https://x.example/${name}`),
      )
      const sentences = taken.map((each) => 'refused' in each && `La foto ${each.refused}.`)
      expect(new Set(sentences)).toEqual(new Set([`La foto ${FAULT_TEXTS[fault].replace(/\.$/, '')}.`]))
    }
  })
})
