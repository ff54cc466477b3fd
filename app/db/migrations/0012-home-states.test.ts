import { describe, expect, test } from 'vitest'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'

describe.each(STORES)('on %s', (dialect) => {
  test('a new store has neither home states nor zones nor landmarks', async () => {
    const store = await openEmptyStore(dialect)
    await migrate(store)
    expect(await findPlaceSettings(store.db)).toEqual({ homeStates: [], zones: [], landmarks: [] })
    await store.close()
  })

  test('a store in use is at home in Nuevo León, with the zones that were known', async () => {
    const store = await openEmptyStore(dialect)
    await migrateTo(store, '0008-second-operation')
    await store.db
      .insertInto('users')
      .values({ id: 'ana', name: 'Ana', email: 'ana@a.mx', role: 'admin', createdAt: '2026-11-20', lastLogin: null })
      .execute()
    await migrate(store)
    const { homeStates, zones, landmarks } = NUEVO_LEON
    expect(await findPlaceSettings(store.db)).toEqual({ homeStates, zones, landmarks })
    await store.close()
  })
})
