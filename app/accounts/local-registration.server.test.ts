import { describe, expect, test } from 'vitest'
import type { Accounts } from './accounts.server.ts'
import type { Registration } from './admission.ts'
import { withLocalRegistration } from './local-registration.server.ts'

type From = { host?: string; peer?: string; headers?: Record<string, string>; registration?: Registration }

describe.each([
  { publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
  { publicUrl: 'https://cerronorte.example', trustProxy: true },
])('open at %o', ({ publicUrl, trustProxy }) => {
  const ownHost = new URL(publicUrl).host

  function registrationFrom({ host = ownHost, peer = '127.0.0.1', headers = {}, registration = 'open' }: From) {
    const accounts: Pick<Accounts, 'registration'> = { registration }
    const parts = { publicUrl, trustProxy, accounts: accounts as Accounts }
    const sent = { url: new URL(`http://${host}/signup`), headers: new Headers(headers), peer }
    return withLocalRegistration(parts, sent).accounts.registration
  }

  test.each([ownHost, 'localhost:3000', '127.0.0.1:3000', '127.0.0.1', '[::1]:3000', 'panel.localhost'])(
    'a browser on this machine may register at %s',
    (host) => {
      expect(registrationFrom({ host })).toBe('open')
    },
  )

  test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('%s is an address of this machine', (peer) => {
    expect(registrationFrom({ peer })).toBe('open')
  })

  test.each([
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5:3000',
    '[fe80::1]',
    '0.0.0.0:3000',
    'cerronorte.example.evil.example',
  ])('the host %s requires an invitation', (host) => {
    expect(registrationFrom({ host })).toBe('invite')
  })

  test.each(['192.168.1.7', '203.0.113.9', '::ffff:10.0.0.1', '1.127.0.0.1', 'fe80::1', ''])(
    'a connection from %o requires an invitation with any host name',
    (peer) => {
      for (const host of ['localhost:3000', ownHost]) expect(registrationFrom({ host, peer })).toBe('invite')
    },
  )

  test.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Any',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
  ])('a request that a proxy on this machine forwards with %s requires an invitation', (name) => {
    for (const host of ['localhost:3000', ownHost])
      expect(registrationFrom({ host, headers: { [name]: '127.0.0.1' } })).toBe('invite')
  })

  test('a registration that requires invitations requires them from this machine too', () => {
    expect(registrationFrom({ registration: 'invite' })).toBe('invite')
  })
})

test.each(['https://cerronorte.example', 'http://cerronorte.example:3000', 'http://192.168.1.5:3000'])(
  'at %s without a trusted proxy everybody requires an invitation: the proxy may add no header',
  (publicUrl) => {
    const accounts = { registration: 'open' } as Accounts
    for (const host of [new URL(publicUrl).host, 'localhost:3000']) {
      const sent = { url: new URL(`http://${host}/signup`), headers: new Headers(), peer: '127.0.0.1' }
      const { registration, isRegistrationFixed } = withLocalRegistration(
        { publicUrl, trustProxy: false, accounts },
        sent,
      ).accounts
      expect([registration, isRegistrationFixed]).toEqual(['invite', true])
    }
  },
)
