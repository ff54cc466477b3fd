import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { makePlace } from '#test/installation.ts'
import { openBackUpNow } from './back-up-now.ts'

const now = () => new Date('2026-11-20T18:00:00Z')

function inFolder(folder: string | null) {
  return { find: async () => folder }
}

test('without a backup folder the archive is in a folder of DATA_DIR; what prevents it is a sentence', async () => {
  const { remove, ...place } = await makePlace('sqlite')
  const store = await openStore(place)
  await migrate(store)
  const settings = { ...place, backupPassphrase: null }
  const path = join(place.dataDir, 'respaldos/cerro-norte-2026-11-20T180000Z.tar')
  expect(await openBackUpNow({ settings, now, backupFolder: inFolder(null) }).run()).toEqual({ ok: true, path })
  expect((await verifyArchive({ path, passphrase: null })).tables.map(({ name }) => name)).toContain('properties')

  const file = join(place.dataDir, 'un-archivo')
  await writeFile(file, '')
  expect(await openBackUpNow({ settings, now, backupFolder: inFolder(file) }).run()).toEqual({
    ok: false,
    refusal: expect.stringContaining('la ruta no es una carpeta'),
  })
  await store.close()
  await remove()
})
