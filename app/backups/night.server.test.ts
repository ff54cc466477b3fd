import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findActivity } from '#app/activity/activity-log.server.ts'
import { WHOLE_LOG } from '#test/whole-log.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES, openTwoStores } from '#test/stores.ts'
import { claimNight, deleteOldArchives, lastBackup, recordNight, releaseNight } from './night.server.ts'

/** Three in the morning of a day plus some minutes. */
const at = (day: number, minutes = 0) => new Date(Date.UTC(2026, 10, day, 9, minutes))
const MADE = { archive: 'cerro-norte-2026-11-20T090000Z.tar', bytes: 3_000_000_000 }
const DONE = { ...MADE, contents: '434 propiedades (3.0 GB)' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('each night is claimed only once', async () => {
    const { db } = store()
    expect(await lastBackup(db)).toEqual({ made: null, fault: null, since: null })
    const id = (await claimNight(db, at(20), 'America/Monterrey')) ?? ''
    expect(id).not.toBe('')
    expect(await claimNight(db, at(20, 1), 'America/Monterrey')).toBeNull()
    expect(await lastBackup(db)).toEqual({ made: null, fault: null, since: at(20).toISOString() })
    await recordNight(db, id, DONE, at(20, 5))
    await recordNight(db, id, { fault: 'too late' }, at(20, 6))
    const times = { startedAt: at(20).toISOString(), finishedAt: at(20, 5).toISOString() }
    expect(await lastBackup(db)).toEqual({ made: { ...MADE, ...times }, fault: null, since: at(20).toISOString() })
    expect(await findActivity(store(), WHOLE_LOG)).toMatchObject({
      entries: [
        { action: 'make_backup', propertyTitle: MADE.archive, details: DONE.contents, userName: 'Respaldo nocturno' },
      ],
    })
    expect(await claimNight(db, at(20, 1439), 'America/Monterrey')).toBeNull()
    expect(await claimNight(db, at(20, 1440), 'America/Monterrey')).not.toBeNull()
  })

  test('a failed backup is recorded and tried again an hour later', async () => {
    const { db } = store()
    const good = (await claimNight(db, at(20), 'America/Monterrey')) ?? ''
    await recordNight(db, good, DONE, at(20, 5))
    const bad = (await claimNight(db, at(21), 'America/Monterrey')) ?? ''
    await recordNight(db, bad, { fault: 'No hay espacio.' }, at(21, 5))
    const { made, fault } = await lastBackup(db)
    expect(made).toMatchObject(MADE)
    expect(fault).toEqual({ at: at(21, 5).toISOString(), sentence: 'No hay espacio.' })
    expect(await findActivity(store(), WHOLE_LOG)).toMatchObject({
      entries: [{ action: 'fail_backup', propertyTitle: 'noche del 21 nov 2026', details: 'No hay espacio.' }, {}],
    })
    expect(await claimNight(db, at(21, 64), 'America/Monterrey')).toBeNull()
    const again = (await claimNight(db, at(21, 65), 'America/Monterrey')) ?? ''
    await recordNight(db, again, DONE, at(21, 70))
    expect((await lastBackup(db)).fault).toBeNull()
  })

  test('a killed process blocks a night for six hours; a process that ends releases it', async () => {
    const { db } = store()
    await claimNight(db, at(20), 'America/Monterrey')
    expect(await claimNight(db, at(20, 359), 'America/Monterrey')).toBeNull()
    const id = (await claimNight(db, at(20, 360), 'America/Monterrey')) ?? ''
    await releaseNight(db, id)
    expect(await claimNight(db, at(20, 361), 'America/Monterrey')).not.toBeNull()
  })
})

test.each(STORES)('on %s one of two processes that claim at once makes the backup', async (dialect) => {
  const [first, second] = await openTwoStores(dialect)
  const claims = await Promise.all(
    [first, second, first, second].map(({ db }) => claimNight(db, at(20), 'America/Monterrey')),
  )
  expect(claims.filter((id) => id !== null)).toHaveLength(1)
  await first.close()
})

test('the newest archives stay, and files that are not ours are left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-keep-'))
  const archives = [18, 19, 20, 21].map((day) => `cerro-norte-2026-11-${day}T090000Z.tar${day === 20 ? '.enc' : ''}`)
  const drafts = ['a.tar.sin-terminar', 'b.tar.sin-terminar']
  for (const name of [...archives, ...drafts, 'contrato.pdf', 'fotos.tar']) await writeFile(join(folder, name), '')
  await utimes(join(folder, 'a.tar.sin-terminar'), at(20), at(20))
  await utimes(join(folder, 'b.tar.sin-terminar'), at(21), at(21))
  await deleteOldArchives(folder, 2, at(21, 60))
  expect((await readdir(folder)).toSorted()).toEqual(
    [...archives.slice(2), 'b.tar.sin-terminar', 'contrato.pdf', 'fotos.tar'].toSorted(),
  )
  await rm(folder, { recursive: true })
})
