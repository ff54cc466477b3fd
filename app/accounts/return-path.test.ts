import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { arrivalReason, leadsToLogin, loginPath, returnPath } from './return-path.ts'

const SITE = 'https://cerronorte.example'

function destination(wanted: string): string {
  return returnPath(new URL(loginPath(wanted), SITE))
}

test.each([
  '/dashboard/actividad',
  '/edit-property/1?x=2&y=%20',
  '/property/1#fotos',
  '/',
  '/propiedades?search=%2F%2Fevil.example',
  '/a/https://evil.example',
])('%s is accepted as the return path', (wanted) => {
  expect(destination(wanted)).toBe(wanted)
})

test.each([
  '',
  'dashboard',
  '?x=1',
  '#x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/x\\..\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/dashboard',
  'javascript:alert(1)',
  ' /dashboard',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\0',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/login',
  '/login/',
  '/login?volver=/x',
  '/logout',
  '/signup?x',
  '/recuperar',
  '/restablecer#x',
])('%j is refused as the return path: the panel opens instead', (wanted) => {
  expect(destination(wanted)).toBe('/dashboard')
})

test('an address without a return path leads to the panel', () => {
  expect(returnPath(new URL('/login', SITE))).toBe('/dashboard')
})

test('any requested return path stays on this site', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '..', '.', '%2f', '%5c', '@', ':', '?', '#', '\t', '\n', 'evil.example', 'https:', ' '),
    anyText(3),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      (wanted) => {
        const path = destination(wanted)
        expect(path).toMatch(/^\/(?!\/)/)
        expect(new URL(path, SITE).origin).toBe(SITE)
        expect(destination(path)).toBe(path)
      },
    ),
  )
})

test.each([
  ['/add-property', 'ended', true],
  ['/edit-property/7?x=1', 'ended', true],
  ['/dashboard/configuracion', 'ended', false],
  ['/photos', 'ended', false],
  ['/add-property', null, false],
  ['/add-property', 'noCookie', false],
  ['/dashboard', 'insecure', false],
] as const)(
  'the login page gives the reason to a person who requested %s and was sent back (%s)',
  (wanted, reason, keepsTyped) => {
    expect(arrivalReason(new URL(loginPath(wanted, reason), SITE))).toEqual({ reason, keepsTyped })
  },
)

test.each([
  [loginPath('/dashboard/conjuntos/nuevo', 'ended'), true],
  ['/login', false],
  ['/login/segundo-paso?volver=%2Fdashboard', false],
  ['/dashboard?volver=%2Flogin', false],
  ['', false],
])('%s leads to the login and back: %s', (location, leads) => {
  expect(leadsToLogin(location)).toBe(leads)
})
