import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#app/mail/mail.server.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { type Accounts, openAccounts } from './accounts.server.ts'
import { findOpenReset } from './find-reset-link.server.ts'
import { resetChannel, resetPassword } from './password-reset.server.ts'
import { register } from './team/register.server.ts'
import { signIn } from './sign-in.server.ts'

/** Far from the machine's clock, in both directions. */
const CLOCKS = ['2001-03-04T05:06:07.000Z', '2055-12-31T23:59:59.000Z']
const HOUR = 3_600_000
const ANA = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta-1', invitation: null }
const SENDER = { address: '', headers: new Headers() }

describe.each(CLOCKS)('with the clock at %s', { timeout: PATIENCE }, (instant) => {
  const store = shareStore('sqlite')
  const start = new Date(instant)
  let clock = start
  const now = () => clock
  let accounts: Accounts

  beforeAll(() => {
    const readSecret = async () => 'a secret of the tests, as long as one should be'
    const options = { publicUrl: 'http://x.test', registration: 'open', readSecret, warn: () => {} } as const
    accounts = openAccounts({ ...options, store: store(), now })
  })

  beforeEach(async () => {
    clock = start
    await register(parts(), ANA)
  })

  function parts() {
    return { accounts, store: store(), now }
  }

  function after(milliseconds: number) {
    clock = new Date(start.getTime() + milliseconds)
  }

  /** The token in the mail that is sent to an address; null without a mail. */
  async function linkFor(email: string): Promise<string | null> {
    const sent: string[] = []
    const mail: Mail = {
      isFixed: true,
      isConfigured: async () => true,
      async send({ text }) {
        sent.push(text)
        return []
      },
    }
    const delivery = {
      id: '',
      kind: 'password-reset' as const,
      messageId: null,
      payload: email,
      attempts: 1,
      createdAt: '',
      recipients: [],
      orderedBy: null,
    }
    await resetChannel({ store: store(), accounts, mail, publicUrl: 'http://x.test' }).deliver(delivery)
    return sent.map((text) => /token=(\w{24})\b/.exec(text)?.[1] ?? '')[0] ?? null
  }

  test('a link works for one hour of that clock', async () => {
    const token = (await linkFor(ANA.email)) ?? ''
    after(HOUR)
    expect(await findOpenReset(parts(), token)).toBeNull()
    expect(await resetPassword(parts(), token, 'secreta-2')).toBe(false)
    after(HOUR - 1)
    expect(await findOpenReset(parts(), token)).toEqual({ author: null })
    expect(await resetPassword(parts(), token, 'secreta-2')).toBe(true)
    expect(await findOpenReset(parts(), token)).toBeNull()
    expect(await signIn(parts(), ANA, SENDER)).toEqual({ ok: false, refusal: 'wrong' })
    expect(await signIn(parts(), { ...ANA, password: 'secreta-2' }, SENDER)).toMatchObject({ ok: true })
  })

  test('the times of an account come from that clock', async () => {
    const user = await store().db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({ createdAt: instant, updatedAt: instant, lastLogin: instant })
  })

  test('an e-mail without an account gets no link', async () => {
    expect(await linkFor('nadie@cerronorte.example')).toBeNull()
  })
})
