import { describe, expect, test } from 'vitest'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { admissionOf } from './invitations.server.ts'
import { invitationChannel, invitePeople } from './invite-people.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const EVA = { name: 'Eva', email: 'eva@x.example', role: 'lector' } as const
const INVITE = { registration: 'invite', isRegistrationFixed: true } as const
const readSecret = async () => 'a secret of the tests, as long as one should be'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function addAdministrator() {
    return { ...(await addPerson(store().db, 'Ana', 'admin')), email: 'ana@x.mx' }
  }

  function parts(canMail = true) {
    return {
      store: store(),
      now: () => NOW,
      publicUrl: 'https://x.example',
      mail: { isConfigured: async () => canMail },
      outboxWorker: { wake() {}, run: async () => {}, close: async () => {} },
      readSecret,
    }
  }

  /** Delivers every invitation in the outbox. @returns the recipient and the token of each mail */
  async function deliverAll() {
    const sent: { to: readonly string[]; token: string; text: string }[] = []
    const mail = {
      isFixed: true,
      isConfigured: async () => true,
      async send({ to, text }: { to: readonly string[]; text: string }) {
        sent.push({ to, text, token: tokenIn(text) })
        return []
      },
    }
    const channel = invitationChannel({
      store: store(),
      mail,
      publicUrl: 'https://x.example',
      readSecret,
      now: () => NOW,
    })
    const rows = await store().db.selectFrom('outbox').orderBy('id').select('payload').execute()
    const delivery = {
      id: '',
      kind: 'invitation',
      messageId: null,
      attempts: 1,
      createdAt: '',
      orderedBy: 'ana',
    } as const
    for (const { payload } of rows) await channel.deliver({ ...delivery, recipients: [], payload })
    return sent
  }

  function tokenIn(text: string): string {
    return /invitacion=([\w-]+)/.exec(text)?.[1] ?? ''
  }

  test('the invitation is made when it is asked for; its mail brings the link, and each attempt the same one', async () => {
    const ana = await addAdministrator()
    const people = [EVA, { ...EVA, email: ana.email }, { ...EVA, email: 'EVA@X.example ' }, { ...EVA, email: 'nada' }]
    expect(await invitePeople(parts(), ana, people)).toEqual([{ name: 'Eva', email: 'eva@x.example', link: null }])
    expect(
      await store().db.selectFrom('invitations').select(['email', 'role', 'createdBy', 'expiresAt']).execute(),
    ).toEqual([{ email: 'eva@x.example', role: 'lector', createdBy: 'ana', expiresAt: '2026-11-27T18:00:00.000Z' }])
    const [first] = await deliverAll()
    const [again] = await deliverAll()
    expect([first?.to, first?.text, again?.token]).toEqual([
      ['eva@x.example'],
      expect.stringContaining('a más tardar el 27 nov 2026'),
      first?.token,
    ])
    expect(await admissionOf(store().db, INVITE, first?.token ?? '', NOW)).toBe('invited')
    // What is stored does not reveal the link.
    const stored = [
      await store().db.selectFrom('outbox').selectAll().execute(),
      await store().db.selectFrom('invitations').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(first?.token)
    expect(await invitePeople(parts(), { ...ana, id: 'otra' }, [EVA])).toBeNull()
  })

  test('asking again ends the earlier invitation of the same address, whoever asks, with mail or without', async () => {
    const ana = await addAdministrator()
    const beto = { ...(await addPerson(store().db, 'Beto', 'admin')), email: 'beto@x.mx' }
    const [made] = (await invitePeople(parts(false), ana, [EVA])) ?? []
    const handed = tokenIn(made?.link ?? '')
    await invitePeople(parts(), beto, [{ ...EVA, email: 'Eva@x.example', role: 'editor' }])
    const mailed = (await deliverAll())[0]?.token ?? ''
    await invitePeople(parts(), ana, [EVA])
    const sent = await deliverAll()
    expect(sent.map(({ token }) => token === mailed)).toEqual([false])
    for (const [token, admission] of [
      [handed, 'invitation-spent'],
      [mailed, 'invitation-spent'],
      [sent[0]?.token ?? '', 'invited'],
    ] as const)
      expect(await admissionOf(store().db, INVITE, token, NOW)).toBe(admission)
    expect(await store().db.selectFrom('invitations').select(['email', 'role']).execute()).toEqual([
      { email: 'eva@x.example', role: 'lector' },
    ])
  })
})
