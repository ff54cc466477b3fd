import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import { findEvents } from '#app/accounts/events/find-events.server.ts'
import type { Role } from '#app/accounts/role.ts'
import type { Store } from '#app/db/store.server.ts'
import { openMail } from '#app/mail/mail.server.ts'
import { PATIENCE, emptyTables } from '#test/shared-store.ts'
import { STORES, openTestStore, openTwoStores } from '#test/stores.ts'
import { changeMember } from './change-member.server.ts'
import { admissionOf, createInvitation, listInvitations } from './invitations.server.ts'
import { INVITATION_INTENTS } from './invitation-intents.ts'
import { changeInvitations } from './manage-invitations.server.ts'
import { TEAM_INTENTS } from './team-intents.ts'
import { createTeamResetLink } from './team.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NO_MAIL = openMail({ smtpUrl: null, warn: () => {}, sender: () => Promise.reject(new Error()), now: () => NOW })
const INVITE = { registration: 'invite', isRegistrationFixed: true } as const

describe.each(STORES)('on %s, changes by two people at once', { timeout: PATIENCE }, (dialect) => {
  let stores: [Store, Store]
  let accounts: Accounts[]

  beforeAll(async () => {
    // A process blocks while it waits for its SQLite lock, so only PostgreSQL gets two connections.
    const one = dialect === 'sqlite' ? await openTestStore(dialect) : null
    stores = one ? [one, one] : await openTwoStores(dialect)
    const readSecret = async () => 'a secret of the tests, as long as one should be'
    accounts = stores.map((store) =>
      openAccounts({
        store,
        publicUrl: 'http://x.test',
        registration: 'invite',
        now: () => NOW,
        readSecret,
        warn: (message) => expect.fail(message),
      }),
    )
  }, PATIENCE)

  beforeEach(() => emptyTables(stores[0]))

  afterAll(() => stores[0].close())

  async function hire(...people: [id: string, role: Role][]) {
    const rows = people.map(([id, role]) => ({ id, role, name: id, email: `${id}@x.mx`, createdAt: NOW.toISOString() }))
    await stores[0].db.insertInto('users').values(rows).execute()
    const session = {
      expiresAt: '2099-01-01T00:00:00.000Z',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    }
    await stores[0].db
      .insertInto('sessions')
      .values(people.map(([id]) => ({ id: `s-${id}`, token: `t-${id}`, userId: id, ...session })))
      .execute()
  }

  /** Makes the change over the connection with that number. */
  function change(connection: 0 | 1, by: string, fields: Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const [store, opened] = [stores[connection], accounts[connection]]
    if (!opened) throw new Error('no accounts')
    const staff = { id: by, name: by, email: `${by}@x.mx`, role: 'admin' as const }
    return changeMember({ store, accounts: opened, now: () => NOW }, staff, form)
  }

  async function activeAdmins(): Promise<string[]> {
    const rows = await stores[1].db
      .selectFrom('users')
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .select('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  test.each([
    ['each demotes the other', { intent: TEAM_INTENTS.role, role: 'editor' }],
    ['each switches the other off', { intent: TEAM_INTENTS.disable }],
  ] as const)('%s: one of the two remains administrator', async (_case, wish) => {
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(stores[0])
      await hire(['ana', 'admin'], ['eva', 'admin'])
      const said = await Promise.all([
        change(0, 'ana', { ...wish, id: 'eva' }),
        change(1, 'eva', { ...wish, id: 'ana' }),
      ])
      expect(await activeAdmins()).toHaveLength(1)
      expect(said.filter((notice) => notice === 'sin-permiso')).toHaveLength(1)
    }
  })

  test('if both give up the role at the same moment, only one can', async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'])
    const wish = { intent: TEAM_INTENTS.role, role: 'lector' }
    const said = await Promise.all([change(0, 'ana', { ...wish, id: 'ana' }), change(1, 'eva', { ...wish, id: 'eva' })])
    expect(said.toSorted()).toEqual(['rol-propio-cambiado', 'ultimo-administrador'])
    expect(await activeAdmins()).toHaveLength(1)
  })

  test('a person who was disabled after the guard creates neither an invitation nor a link', async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'])
    await change(0, 'eva', { intent: TEAM_INTENTS.disable, id: 'ana' })
    const [store, [opened]] = [stores[0], accounts]
    if (!opened) throw new Error('no accounts')
    const ana = { id: 'ana', name: 'ana', email: 'ana@x.mx', role: 'admin' as const }
    const parts = { store, accounts: opened, now: () => NOW, publicUrl: 'http://x.test', mail: NO_MAIL }
    const form = new FormData()
    form.set('intent', INVITATION_INTENTS.create)
    form.set('role', 'admin')
    expect(await changeInvitations(parts, ana, form)).toBe('sin-permiso')
    form.set('intent', TEAM_INTENTS.reset)
    form.set('id', 'eva')
    expect(await createTeamResetLink(parts, ana, form)).toBe('sin-permiso')
    expect(await listInvitations(store.db, NOW)).toEqual([])
    expect(await store.db.selectFrom('verifications').select('id').execute()).toEqual([])
  })

  test('the last active administrator cannot be removed; a disabled one does not count', async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'], ['leo', 'lector'])
    expect(await change(0, 'ana', { intent: TEAM_INTENTS.disable, id: 'eva' })).toBe('cuenta-desactivada')
    expect(await change(0, 'ana', { intent: TEAM_INTENTS.role, role: 'editor', id: 'ana' })).toBe(
      'ultimo-administrador',
    )
    expect(await change(0, 'ana', { intent: TEAM_INTENTS.disable, id: 'ana' })).toBe('cuenta-propia')
    expect(await activeAdmins()).toEqual(['ana'])
  })

  test("an administrator can remove another person's second factor; one's own requires the password", async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'])
    await stores[0].db.updateTable('users').set({ twoFactorEnabled: 1 }).execute()
    const intent = TEAM_INTENTS.stopSecondFactor
    expect(await change(0, 'ana', { intent, id: 'ana' })).toBe('segundo-paso-propio')
    expect(await change(0, 'ana', { intent, id: 'eva' })).toBe('segundo-paso-quitado')
    const kept = await stores[0].db.selectFrom('users').where('twoFactorEnabled', '=', 1).select('id').execute()
    expect(kept).toEqual([{ id: 'ana' }])
  })

  test('a disabled person loses sessions and links at once, and can be enabled again', async () => {
    await hire(['ana', 'admin'], ['leo', 'lector'])
    const { db } = stores[0]
    const link = { id: 'v', identifier: 'x', value: 'leo', expiresAt: '2099', createdAt: '2026', updatedAt: '2026' }
    await db.insertInto('verifications').values(link).execute()
    expect(await change(0, 'ana', { intent: TEAM_INTENTS.disable, id: 'leo' })).toBe('cuenta-desactivada')
    expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([{ userId: 'ana' }])
    expect(await db.selectFrom('verifications').select('id').execute()).toEqual([])
    expect(await change(1, 'ana', { intent: TEAM_INTENTS.enable, id: 'leo' })).toBe('cuenta-activada')
    const leo = await db.selectFrom('users').where('id', '=', 'leo').select('disabledAt').executeTakeFirst()
    expect(leo).toEqual({ disabledAt: null })
    const { events } = await findEvents(stores[1], 1)
    expect(events.map(({ action, subject, userName }) => [action, subject, userName]).toSorted()).toEqual([
      ['cancel_pending', 'leo@x.mx', 'ana'],
      ['disable_account', 'leo@x.mx', 'ana'],
      ['enable_account', 'leo@x.mx', 'ana'],
    ])
  })

  const leaving: Record<string, string>[] = [
    { intent: TEAM_INTENTS.disable },
    { intent: TEAM_INTENTS.role, role: 'editor' },
  ]
  test.each(leaving)('the invitations of a former administrator become invalid: %o', async (wish) => {
    await hire(['ana', 'admin'], ['eva', 'admin'])
    const { db } = stores[0]
    const token = await createInvitation(db, { createdBy: 'eva', role: 'admin' }, NOW)
    await createInvitation(db, { createdBy: 'ana', role: 'lector' }, NOW)
    await change(0, 'ana', { intent: TEAM_INTENTS.role, role: 'admin', id: 'eva' })
    expect(await admissionOf(db, INVITE, token, NOW)).toBe('invited')
    await change(0, 'ana', { ...wish, id: 'eva' })
    expect(await admissionOf(db, INVITE, token, NOW)).toBe('invitation-spent')
    expect((await listInvitations(db, NOW)).map(({ createdBy }) => createdBy)).toEqual(['ana'])
    const { events } = await findEvents(stores[1], 1)
    const told = events.filter(({ action }) => action === 'cancel_pending')
    expect(told.map(({ userName, subject, details }) => [userName, subject, details])).toEqual([
      ['ana', 'eva@x.mx', '1 invitación'],
    ])
  })

  test('a handover makes exactly one of the two administrator and invalidates the old invitations', async () => {
    await hire(['ana', 'admin'], ['eva', 'lector'])
    const { db } = stores[0]
    const token = await createInvitation(db, { createdBy: 'ana', role: 'admin' }, NOW)
    const intent = TEAM_INTENTS.handOver
    expect(await change(0, 'ana', { intent, id: 'eva' })).toBe('entrega-sin-confirmar')
    expect(await change(0, 'ana', { intent, id: 'ana', confirm: '1' })).toBe('entrega-a-nadie')
    expect(await change(0, 'ana', { intent, id: 'nadie', confirm: '1' })).toBe('cuenta-inexistente')
    expect(await change(0, 'eva', { intent, id: 'eva', confirm: '1' })).toBe('sin-permiso')
    expect(await activeAdmins()).toEqual(['ana'])
    expect(await change(0, 'ana', { intent, id: 'eva', confirm: '1' })).toBe('administracion-entregada')
    expect(await activeAdmins()).toEqual(['eva'])
    expect(await admissionOf(db, INVITE, token, NOW)).toBe('invitation-spent')
    const { events } = await findEvents(stores[1], 1)
    const told = events.filter(({ action }) => action === 'change_role')
    expect(told.map(({ userName, subject, details }) => [userName, subject, details]).toSorted()).toEqual([
      ['ana', 'ana@x.mx', 'Administrador → Editor'],
      ['ana', 'eva@x.mx', 'Lector → Administrador'],
    ])
  })

  test("nothing is handed over to a disabled person; handing over to an administrator only removes one's own role", async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'], ['leo', 'editor'])
    await change(0, 'ana', { intent: TEAM_INTENTS.disable, id: 'leo' })
    const intent = TEAM_INTENTS.handOver
    expect(await change(0, 'ana', { intent, id: 'leo', confirm: '1' })).toBe('entrega-a-nadie')
    expect(await change(0, 'ana', { intent, id: 'eva', confirm: '1' })).toBe('administracion-entregada')
    expect(await activeAdmins()).toEqual(['eva'])
  })

  test('if two people hand over to each other at once, exactly one of them is administrator', async () => {
    await hire(['ana', 'admin'], ['eva', 'admin'])
    const intent = TEAM_INTENTS.handOver
    const told = await Promise.all([
      change(0, 'ana', { intent, id: 'eva', confirm: '1' }),
      change(1, 'eva', { intent, id: 'ana', confirm: '1' }),
    ])
    expect(told).toEqual(['administracion-entregada', 'administracion-entregada'])
    expect(await activeAdmins()).toHaveLength(1)
  })

  test('another form is ignored; a form for an unknown account or without permission changes nothing', async () => {
    await hire(['ana', 'admin'], ['leo', 'lector'])
    for (const fields of [{}, { intent: 'x' }, { intent: TEAM_INTENTS.role, id: 'leo', role: 'dueño' }])
      expect(await change(0, 'ana', fields as Record<string, string>)).toBeNull()
    expect(await change(0, 'ana', { intent: TEAM_INTENTS.disable, id: 'a\0b' })).toBe('cuenta-inexistente')
    expect(await change(0, 'leo', { intent: TEAM_INTENTS.role, role: 'admin', id: 'leo' })).toBe('sin-permiso')
    expect(await activeAdmins()).toEqual(['ana'])
    expect((await findEvents(stores[0], 1)).total).toBe(0)
  })
})
