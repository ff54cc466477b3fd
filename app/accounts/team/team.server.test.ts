import { describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findTeam } from './team.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('people are ordered by name without accents and capitals, ñ after n', async () => {
    const names = ['Zoé', 'Ñico', 'óscar', 'Ángela', 'Nuria', 'Ana']
    const dates = { createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
    const rows = names.map((name, at) => ({ id: `u${at}`, name, email: `u${at}@x.test`, role: 'editor', ...dates }))
    await store().db.insertInto('users').values(rows).execute()
    const team = await findTeam({ store: store(), now: () => NOW })
    expect(team.map(({ name }) => name)).toEqual(['Ana', 'Ángela', 'Nuria', 'Ñico', 'óscar', 'Zoé'])
  })
})
