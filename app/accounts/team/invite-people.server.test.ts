import { describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { invitationChannel, invitePeople } from './invite-people.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const EVA = { name: 'Eva', email: 'eva@x.example', role: 'lector' } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function addAdministrator() {
    const account = { name: 'Ana', email: 'ana@x.example', emailVerified: 0, role: 'admin', twoFactorEnabled: 0 }
    const moments = { createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
    await store()
      .db.insertInto('users')
      .values({ id: 'ana', ...account, ...moments })
      .execute()
    return { id: 'ana', name: 'Ana', email: 'ana@x.example' }
  }

  test('a mail brings the link, which is made when it is sent; who has an account gets none', async () => {
    const ana = await addAdministrator()
    const outboxWorker = { wake() {}, run: async () => {}, close: async () => {} }
    const parts = {
      store: store(),
      now: () => NOW,
      publicUrl: 'https://x.example',
      mail: { isConfigured: async () => true },
      outboxWorker,
    }
    const recorded: string[] = []
    const record = async (_db: unknown, emails: readonly string[]) => void recorded.push(...emails)
    const people = [EVA, { ...EVA, email: ana.email }]
    expect(await invitePeople(parts, ana, people, record)).toEqual([
      { name: 'Eva', email: 'eva@x.example', link: null },
    ])
    expect(recorded).toEqual(['eva@x.example'])
    expect(await store().db.selectFrom('invitations').selectAll().execute()).toEqual([])

    const sent: { to: readonly string[]; text: string }[] = []
    const mail = {
      isFixed: true,
      isConfigured: async () => true,
      send: async (each: (typeof sent)[number]) => (sent.push(each), []),
    }
    const { payload } = await store().db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    const delivery = { id: '', kind: '', messageId: null, attempts: 1, createdAt: '', recipients: [], payload }
    await invitationChannel({ store: store(), mail, publicUrl: parts.publicUrl }).deliver(delivery)
    expect(sent).toEqual([
      expect.objectContaining({ to: ['eva@x.example'], text: expect.stringMatching(/https:\/\/x\.example\/signup\?/) }),
    ])
    expect(await store().db.selectFrom('invitations').select(['role', 'createdBy']).execute()).toEqual([
      { role: 'lector', createdBy: 'ana' },
    ])
    expect(await invitePeople(parts, { ...ana, id: 'otra' }, [EVA], record)).toBeNull()
  })
})
