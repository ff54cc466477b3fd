import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimNight, recordNight } from '#app/backups/night.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NIGHT = new Date('2026-11-20T09:00:00Z')
const HOUR = 3_600_000

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp(dialect, { backupDir: '/copias' })
  }, PATIENCE)

  afterAll(() => app.close())

  async function home(): Promise<string> {
    const { visit } = await app.signIn()
    return (await visit('/dashboard')).text()
  }

  test('the panel shows a failed or old backup first and does not mention a good one', async () => {
    app.setNow(NIGHT)
    expect(await home()).not.toContain('respaldo')
    const failed = (await claimNight(app.store.db, NIGHT, 'America/Monterrey')) ?? ''
    await recordNight(app.store.db, failed, { fault: 'No hay espacio en el disco.' }, NIGHT)
    expect(await home()).toContain('El respaldo nocturno falló: No hay espacio en el disco.')
    const again = new Date(NIGHT.getTime() + HOUR)
    const made = (await claimNight(app.store.db, again, 'America/Monterrey')) ?? ''
    await recordNight(
      app.store.db,
      made,
      { archive: 'cerro-norte-2026-11-20T100000Z.tar', bytes: 1, contents: '' },
      again,
    )
    expect(await home()).not.toContain('respaldo')
    app.setNow(new Date(NIGHT.getTime() + 50 * HOUR))
    expect(await home()).toContain('El último respaldo es del 20 nov 2026, 4:00.')
  })
})
