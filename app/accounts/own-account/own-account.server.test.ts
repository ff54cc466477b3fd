import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import { ACCOUNT_INTENTS } from './own-account-intents.ts'
import { changeOwnAccount } from './own-account.server.ts'
import { register } from '#app/accounts/team/register.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let accounts: Accounts

  beforeAll(() => {
    const readSecret = async () => 'a secret of the tests, as long as one should be'
    const rest = { publicUrl: 'http://x.test', registration: 'open', now: () => NOW, warn: () => {} } as const
    accounts = openAccounts({ store: store(), readSecret, ...rest })
  })

  // Hashing would make the changes of the forms end at different times; here they reach the store at the same time.
  test('if two people take the same e-mail at the same moment, one gets the error that it is taken', async () => {
    const auth = await accounts.auth()
    const { password } = await auth.$context
    vi.spyOn(password, 'hash').mockResolvedValue('salt:key')
    vi.spyOn(auth.api, 'verifyPassword').mockResolvedValue({ status: true })
    const parts = { accounts, store: store(), now: () => NOW }
    for (const name of ['Ana', 'Eva'])
      await register(parts, {
        name,
        email: `${name.toLowerCase()}@cerronorte.example`,
        password: 'secreta',
        invitation: null,
      })
    const rows = await store().db.selectFrom('users').select(['id', 'name', 'email']).execute()
    const people = rows.map((row) => ({ ...row, role: 'admin' as const }))

    const changes = await Promise.all(
      people.map((staff) => {
        const form = new FormData()
        const fields = { intent: ACCOUNT_INTENTS.profile, name: staff.name, email: 'nueva@cerronorte.example' }
        for (const [field, value] of Object.entries({ ...fields, password: 'secreta' })) form.set(field, value)
        return changeOwnAccount(parts, { staff, headers: new Headers(), form })
      }),
    )
    const refused = changes.filter((change) => change?.ok === false)
    expect(refused).toHaveLength(1)
    expect(refused).toMatchObject([{ refusal: { refusal: { errors: { email: 'Otra cuenta ya usa este correo' } } } }])
    const { length } = await store()
      .db.selectFrom('users')
      .where('email', '=', 'nueva@cerronorte.example')
      .select('id')
      .execute()
    expect(length).toBe(1)
  })
})
