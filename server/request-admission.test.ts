import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { claimedSession, kindOf, openAdmission } from './request-admission.ts'

const SESSION = `a=1; ${COOKIE_PREFIX}.session_token=x`
const CAPACITY = { visitor: 8, form: 1, access: 1, staff: 1, upload: 3 }

test.each([
  ['GET', '/propiedades', null, 'visitor'],
  ['HEAD', '/', 'cookies=si', 'visitor'],
  ['POST', '/contacto', null, 'form'],
  ['GET', '/propiedades', SESSION, 'visitor'],
  ['POST', '/contacto', SESSION, 'form'],
  ['GET', '/dashboard', null, 'visitor'],
  ['GET', '/dashboard.data', SESSION, 'staff'],
  ['POST', '/Dashboard/alertas', SESSION, 'staff'],
  ['POST', '/edit-property/1', SESSION, 'staff'],
  ['GET', '/login', null, 'access'],
  ['POST', '/login.data', SESSION, 'access'],
  ['POST', '/Login/', null, 'access'],
  ['POST', '/login/segundo-paso', null, 'access'],
  ['GET', '/loginx', null, 'visitor'],
  ['GET', '/healthz', SESSION, null],
  ['GET', '/readyz', null, null],
  ['GET', '/metrics', null, null],
] as const)('%s %s with the cookies %s is of the kind %s', (method, path, cookie, kind) => {
  expect(kindOf(method, path, cookie)).toBe(kind)
})

test('each kind has its own capacity, which is released', () => {
  const admission = openAdmission(undefined, CAPACITY)
  const leave = admission.enter('form')
  expect(admission.enter('form')).toBeNull()
  expect(admission.enter('staff')).not.toBeNull()
  leave?.()
  expect(admission.enter('form')).not.toBeNull()
  expect(admission.refused()).toEqual({ visitor: 0, form: 1, access: 0, staff: 0, upload: 0 })
  expect(admission.underWay()).toEqual({ visitor: 0, form: 1, access: 0, staff: 1, upload: 0 })
})

test('a session has a share of the upload capacity and releases it', () => {
  const admission = openAdmission(undefined, CAPACITY, 2)
  const leave = admission.enter('upload', 'a')
  expect(admission.enter('upload', 'a')).not.toBeNull()
  expect(admission.enter('upload', 'a')).toBeNull()
  expect(admission.enter('upload', 'b')).not.toBeNull()
  expect(admission.enter('upload', 'c')).toBeNull()
  leave?.()
  expect(admission.enter('upload', 'a')).not.toBeNull()
})

test.each([
  ['nothing', undefined, ''],
  ['other cookies', 'cookies=si', ''],
  ['a session', sessionCookie('abc123'), 'abc123'],
  ['a session over https', `a=1; __Host-${sessionCookie('abc123')}; b=2`, 'abc123'],
  ['two sessions', `${sessionCookie('abc')}; __Host-${sessionCookie('def')}`, ''],
  ['an encoded one', sessionCookie('%61bc'), ''],
])('%s in the cookies claims the right session', (_case, cookie, session) => {
  expect(claimedSession(cookie)).toBe(session)
})

function sessionCookie(token: string): string {
  return `${COOKIE_PREFIX}.session_token=${token}.c2lnbmF0dXJl%3D`
}

test('when the event loop is late, visitors have a quarter of their capacity, staff and sign-ins all of it', () => {
  const admission = openAdmission(() => true, CAPACITY)
  const entered = Array.from({ length: 8 }, () => admission.enter('visitor'))
  expect(entered.filter(Boolean)).toHaveLength(2)
  expect(admission.enter('access')).not.toBeNull()
  expect(admission.enter('staff')).not.toBeNull()
})

test('a page starts after an event-loop turn without new requests, or after the maximum of turns', async () => {
  const admission = openAdmission(undefined, CAPACITY)
  const begun = vi.fn<() => void>()
  const page = admission.turn().finally(begun)
  for (let come = 0; come < 5; come += 1) {
    admission.arrived()
    await nextTurn()
  }
  expect(begun).not.toHaveBeenCalled()
  await page
  const busy = admission.turn()
  const rush = setInterval(admission.arrived, 0)
  await expect(busy).resolves.toBeUndefined()
  clearInterval(rush)
})

test('a failing app releases its capacity', async () => {
  const admission = openAdmission(undefined, { ...CAPACITY, visitor: 1 })
  const app = admission.guard(() => Promise.reject(new Error('broken')))
  await expect(app(new Request('http://a.test/'))).rejects.toThrow('broken')
  await expect(app(new Request('http://a.test/'))).rejects.toThrow('broken')
  expect(admission.underWay().visitor).toBe(0)
})
