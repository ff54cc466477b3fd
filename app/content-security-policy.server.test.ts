import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { contentSecurityPolicy, workerSecurityPolicy } from './content-security-policy.server.ts'

describe('an inline script is allowed by its hash', () => {
  test.each([
    ['plain', '<script>', 'let a = 1'],
    ['as a module', '<script type="module" async="">', "import '/a.js'"],
    ['of data', '<script type="application/ld+json">', '{"a":"b"}'],
    ['over several lines', '<script\n  type="module"\n>', '\nlet a\n=\n1\n'],
    ['empty', '<script>', ''],
    ['with an attribute whose name ends in src', '<script data-src="/a.js">', 'let b'],
    ['with an attribute whose value speaks of src', '<script title="no src=here">', 'let c'],
    ['with a tag in a text', '<script>', "'<script src=x>'"],
    ['in capitals', '<SCRIPT>', 'let d'],
    ['with letters beyond ASCII', '<script>', "'Peñón · 東京 🏢'"],
  ])('%s', (_case, tag, script) => {
    expect(scriptSources(`<body>${tag}${script}</script></body>`)).toEqual(["'self'", sourceOf(script)])
  })
})

test.each([
  ['a script with src', '<script src="/assets/a.js"></script>'],
  ['a module with src last', '<script type="module" async src="/assets/a.js"></script>'],
  ['a src on a line of its own', '<script\nsrc="/assets/a.js"\n></script>'],
])('%s adds no hash: this site is allowed already', (_case, html) => {
  expect(scriptSources(html)).toEqual(["'self'"])
})

test('a script with src does not swallow the inline one after it', () => {
  expect(scriptSources('<script src="/a.js"></script><p>a</p><script>let a</script>')).toEqual([
    "'self'",
    sourceOf('let a'),
  ])
})

test('every script has its hash, equal ones a single one', () => {
  const html = ['let a', 'let b', 'let a'].map((script) => `<script>${script}</script>`).join('<hr>')
  expect(scriptSources(html)).toEqual(["'self'", sourceOf('let a'), sourceOf('let b')])
})

test('whatever its content, the hash covers all of a script', () => {
  const content = anyText(40).filter((text) => !text.includes('</'))
  fc.assert(
    fc.property(content, (script) => {
      expect(scriptSources(`<script>${script}</script>`)).toContain(sourceOf(script))
    }),
  )
})

test('a page without scripts allows only those of this site', () => {
  expect(scriptSources('<h1>Hola</h1>')).toEqual(["'self'"])
})

test('nothing foreign may appear but the frames of Google Maps', () => {
  const policy = directives('<script>let a</script>')
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'none'"],
    'frame-src': ['https://www.google.com'],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
  const sources = [...policy].filter(([name]) => name !== 'frame-src').flatMap(([, values]) => values)
  for (const source of sources) expect(source).toMatch(/^(?:'self'|'none'|'sha256-[\w+/]+=*'|data:|blob:)$/)
})

test('streets of another site widen what may be asked for by that origin, and nothing else', () => {
  const widened = directives('<script>let a</script>', 'https://mapas.example')
  expect(widened.get('connect-src')).toEqual(["'self'", 'https://mapas.example'])
  expect([...widened].filter(([name]) => name !== 'connect-src')).toEqual(
    [...directives('<script>let a</script>')].filter(([name]) => name !== 'connect-src'),
  )
})

test('a worker may ask for what its page may', () => {
  expect(workerSecurityPolicy(null)).toBe("default-src 'none'; script-src 'self'; connect-src 'self'")
  expect(workerSecurityPolicy('https://mapas.example')).toContain("connect-src 'self' https://mapas.example")
})

test('the policy is one line, safe as a header', () => {
  expect(contentSecurityPolicy('<script>a\r\nb</script>')).toMatch(/^[\x20-\x7e]+$/)
})

function directives(html: string, streetsOrigin: string | null = null): Map<string, string[]> {
  const parts = contentSecurityPolicy(html, streetsOrigin)
    .split(';')
    .map((part) => part.trim().split(' '))
  return new Map(parts.map(([name = '', ...values]) => [name, values]))
}

function scriptSources(html: string): string[] | undefined {
  return directives(html).get('script-src')
}

function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
