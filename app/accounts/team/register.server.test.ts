import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import type { Registration } from '#app/accounts/admission.ts'
import { createInvitation } from './invitations.server.ts'
import { makeFirstLink } from './first-link.server.ts'
import { register } from './register.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const SIX = Array.from({ length: 6 }, (_, at) => ({
  name: 'Ana',
  email: `ana${at}@cerronorte.example`,
  password: 'secreta',
}))

// Hashing would make the registrations end at different times; here they reach the store at the same time.
describe.each(STORES)('on %s, at the same moment', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let accounts: Accounts

  beforeAll(() => {
    const warn = () => {}
    const readSecret = async () => 'a secret of the tests, as long as one should be'
    accounts = openAccounts({
      store: store(),
      publicUrl: 'http://x.test',
      registration: 'open',
      now: () => NOW,
      readSecret,
      warn,
    })
  })

  /** @returns the token of a link for the first account */
  async function firstToken(): Promise<string> {
    const link = await makeFirstLink({ store: store(), now: () => NOW, publicUrl: 'http://x.test' })
    return new URL(link ?? '').searchParams.get('invitacion') ?? ''
  }

  async function registerAll(registration: Registration, people: typeof SIX, invitation: string | null = null) {
    const { password } = await (await accounts.auth()).$context
    vi.spyOn(password, 'hash').mockResolvedValue('salt:key')
    const parts = { accounts: { ...accounts, registration }, store: store(), now: () => NOW }
    const outcomes = await Promise.all(people.map((person) => register(parts, { ...person, invitation })))
    const { length } = await store().db.selectFrom('users').select('id').execute()
    return { outcomes: outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.refusal)).toSorted(), users: length }
  }

  test('one of several first people creates the agency', async () => {
    const { outcomes, users } = await registerAll('invite', SIX, await firstToken())
    expect(outcomes).toEqual(['done', ...Array<string>(5).fill('not-admitted')])
    expect(users).toBe(1)
  })

  test('one of several people uses the invitation', async () => {
    await registerAll('invite', SIX.slice(0, 1), await firstToken())
    const { id } = await store().db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const token = await createInvitation(store().db, { createdBy: id, role: 'editor' }, NOW)
    const { outcomes, users } = await registerAll('invite', SIX.slice(1), token)
    expect(outcomes).toEqual(['done', ...Array<string>(4).fill('not-admitted')])
    expect(users).toBe(2)
  })

  test('one of several people gets the e-mail', async () => {
    const ana = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta' }
    const { outcomes, users } = await registerAll('open', [ana, ana, ana])
    expect(outcomes).toEqual(['done', 'taken', 'taken'])
    expect(users).toBe(1)
  })
})
