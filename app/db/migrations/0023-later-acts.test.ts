import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'

const [MADE, SOON_AFTER, LATER] = ['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.040Z', '2026-11-20T18:30:00.000Z']
const NEVER = '2099-01-01T00:00:00.000Z'

describe.each(STORES)('on %s', (dialect) => {
  test('what waited before the update keeps its author, and ends where the author is unknown', async () => {
    const store = await openEmptyStore(dialect)
    const { db } = store
    await migrateTo(store, '0001-first-release')
    for (const id of ['ana', 'eva', 'leo', 'noe'])
      await sql`insert into users (id, name, email, role, "createdAt")
        values (${id}, ${id}, ${`${id}@x.mx`}, 'admin', ${MADE})`.execute(db)
    // Ana made a link for Eva; somebody who is gone made one for Leo, who asked for another one later. Noé asked for one.
    for (const [id, of, at] of [
      ['by-ana', 'eva', MADE],
      ['by-nobody', 'leo', MADE],
      ['own-of-leo', 'leo', LATER],
      ['own-of-noe', 'noe', MADE],
    ])
      await sql`insert into verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
        values (${id}, ${id}, ${of}, ${NEVER}, ${at}, ${at})`.execute(db)
    for (const [id, by, of] of [
      ['e1', 'ana', 'eva'],
      ['e2', 'gone', 'leo'],
    ])
      await sql`insert into "accountEvents" (id, action, "userId", "userName", subject, timestamp)
        values (${id}, 'create_reset_link', ${by}, ${by}, ${`${of}@x.mx`}, ${SOON_AFTER})`.execute(db)
    for (const [id, by, usedAt] of [
      ['of-ana', 'ana', null],
      ['unknown', null, null],
      ['unknown-used', null, MADE],
    ])
      await sql`insert into invitations (id, "tokenHash", "createdAt", "createdBy", "expiresAt", "usedAt")
        values (${id}, ${id}, ${MADE}, ${by}, ${NEVER}, ${usedAt})`.execute(db)
    for (const kind of ['invitation', 'password-reset', 'contact-mail'])
      await sql`insert into outbox (id, kind, "nextAttemptAt", "createdAt") values (${kind}, ${kind}, ${MADE}, ${MADE})`.execute(
        db,
      )
    await sql`insert into imports
      (id, filename, state, columns, "headerKey", mapping, chosen, texts, options, "createdAt", "createdBy", "createdByName")
      values ('i', 'a.csv', 'running', '[]', '', '[]', '{}', '[]', '{}', ${MADE}, 'ana', 'Ana')`.execute(db)

    await migrate(store)
    const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
    expect(await rows(sql`select id, "createdBy" from verifications order by id`)).toEqual([
      { id: 'by-ana', createdBy: 'ana' },
      { id: 'own-of-leo', createdBy: null },
      { id: 'own-of-noe', createdBy: null },
    ])
    expect(await rows(sql`select id, "byOperator" from invitations order by id`)).toEqual([
      { id: 'of-ana', byOperator: 0 },
      { id: 'unknown-used', byOperator: 0 },
    ])
    expect(await rows(sql`select id from outbox order by id`)).toEqual([
      { id: 'contact-mail' },
      { id: 'password-reset' },
    ])
    expect(await rows(sql`select "actedBy", "actedByName" from jobs`)).toEqual([{ actedBy: 'ana', actedByName: 'Ana' }])
    await store.close()
  })
})
