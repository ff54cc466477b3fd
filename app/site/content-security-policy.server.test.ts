import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { createNonce, secureDocument, workerSecurityPolicy } from './content-security-policy.server.ts'

const NONCE = createNonce()

describe('an inline script of the render is allowed by its hash', () => {
  test.each([
    ['plain', '<script nonce="N">', 'let a = 1'],
    ['as a module', '<script type="module" nonce="N" async="">', "import '/a.js'"],
    ['that runs later', '<script type="text/plain" nonce="N" data-late="">', "import '/b.js'"],
    ['over several lines', '<script\n  type="module" nonce="N"\n>', '\nlet a\n=\n1\n'],
    ['empty', '<script nonce="N">', ''],
    ['with an attribute whose name ends in src', '<script data-src="/a.js" nonce="N">', 'let b'],
    ['with an attribute whose value speaks of src', '<script title="no src=here" nonce="N">', 'let c'],
    ['with a tag in a text', '<script nonce="N">', "'<script src=x>'"],
    ['with letters beyond ASCII', '<script nonce="N">', "'Peñón · 東京 🏢'"],
  ])('%s', (_case, tag, script) => {
    expect(scriptSources(`<body>${own(tag)}${script}</script></body>`)).toEqual(["'self'", sourceOf(script)])
  })
})

describe('an injected script is not allowed', () => {
  const OURS = own('<script nonce="N">let ours</script>')

  test.each([
    ['plain', '<script>steal()</script>'],
    ['as a module', '<script type="module">steal()</script>'],
    ['in capitals', '<SCRIPT>steal()</SCRIPT>'],
    ['as a late script', '<script type="text/plain" data-late="">steal()</script>'],
    ['with a guessed nonce', '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">steal()</script>'],
    ['with a nonce without a value', '<script nonce>steal()</script>'],
    ['with an empty nonce', '<script nonce="">steal()</script>'],
    ['with a longer nonce', own('<script nonce="Nx">steal()</script>')],
    ['whose text speaks of a nonce', `<script>steal(' nonce="a"')</script>`],
    ['after a text that speaks of a nonce', '<p> nonce="a" </p><script>steal()</script>'],
  ])('%s', (_case, injected) => {
    for (const html of [injected + OURS, OURS + injected, `<p>${injected}</p>${OURS}<hr>`])
      expect(scriptSources(`<body>${html}</body>`)).toEqual(["'self'", sourceOf('let ours')])
  })

  test.each([
    ['a tag that is not ended', '<script a="'],
    ['a tag that is not ended, in other quotes', "<script a='"],
    ['a tag that is not ended, without quotes', '<script a='],
    ['a script that is not ended', '<script>steal();'],
    ['a comment', '<!-- <script>steal();'],
  ])('%s does not get the nonce of the script after it', (_case, injected) => {
    const [self, ...hashes] = scriptSources(`<body>${injected}${OURS}</body>`) ?? []
    expect(self).toBe("'self'")
    expect([[], [sourceOf('let ours')]]).toContainEqual(hashes)
  })
})

describe('the sent document', () => {
  test('is the rendered document without its nonces', () => {
    const rendered = own(
      '<link nonce="N" rel="modulepreload" href="/a.js"/><p> nonce="a" </p><script nonce="N" async="">let a</script><script nonce="N" src="/b.js"></script>',
    )
    expect(secureDocument(rendered, NONCE).html).toBe(
      '<link rel="modulepreload" href="/a.js"/><p> nonce="a" </p><script async="">let a</script><script src="/b.js"></script>',
    )
  })

  test('and its policy are the same with any nonce', () => {
    const nonces = [createNonce(), createNonce()]
    const [first, second] = nonces.map((nonce) => secureDocument(`<script nonce="${nonce}">let a</script>`, nonce))
    expect(first).toEqual(second)
    expect(first?.policy).toContain(sourceOf('let a'))
  })
})

test('no two renders have the same nonce, and none can be guessed', () => {
  const nonces = Array.from({ length: 100 }, createNonce)
  expect(new Set(nonces).size).toBe(100)
  // 128 bits in characters that need no escaping in an attribute.
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
})

test.each([
  ['a script with src', '<script nonce="N" src="/assets/a.js"></script>'],
  ['a module with src last', '<script type="module" nonce="N" async src="/assets/a.js"></script>'],
  ['a src on a line of its own', '<script nonce="N"\nsrc="/assets/a.js"\n></script>'],
])('%s adds no hash, because scripts of this site are allowed', (_case, html) => {
  expect(scriptSources(own(html))).toEqual(["'self'"])
})

test('an inline script after a script with src has its own hash', () => {
  expect(scriptSources(own('<script nonce="N" src="/a.js"></script><p>a</p><script nonce="N">let a</script>'))).toEqual(
    ["'self'", sourceOf('let a')],
  )
})

test('every script has its hash, and equal scripts share one', () => {
  const html = ['let a', 'let b', 'let a'].map((script) => own(`<script nonce="N">${script}</script>`)).join('<hr>')
  expect(scriptSources(html)).toEqual(["'self'", sourceOf('let a'), sourceOf('let b')])
})

test('the hash covers the complete script with any content', () => {
  const content = anyText(40).filter((text) => !text.includes('</'))
  fc.assert(
    fc.property(content, (script) => {
      expect(scriptSources(`<script nonce="${NONCE}">${script}</script>`)).toContain(sourceOf(script))
    }),
  )
})

test('a page without scripts allows only those of this site', () => {
  expect(scriptSources('<h1>Hola</h1>')).toEqual(["'self'"])
})

test('no other site is allowed except the frames of Google Maps', () => {
  const policy = directives(own('<script nonce="N">let a</script>'))
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

test('streets of another site add only that origin, to connect-src', () => {
  const widened = directives(own('<script nonce="N">let a</script>'), 'https://mapas.example')
  expect(widened.get('connect-src')).toEqual(["'self'", 'https://mapas.example'])
  expect([...widened].filter(([name]) => name !== 'connect-src')).toEqual(
    [...directives(own('<script nonce="N">let a</script>'))].filter(([name]) => name !== 'connect-src'),
  )
})

test('a worker has the same connect-src as its page', () => {
  expect(workerSecurityPolicy(null)).toBe("default-src 'none'; script-src 'self'; connect-src 'self'")
  expect(workerSecurityPolicy('https://mapas.example')).toContain("connect-src 'self' https://mapas.example")
})

test('the policy is one line that is valid in a header', () => {
  expect(secureDocument(own('<script nonce="N">a\r\nb</script>'), NONCE).policy).toMatch(/^[\x20-\x7e]+$/)
})

function directives(html: string, streetsOrigin: string | null = null): Map<string, string[]> {
  const parts = secureDocument(html, NONCE, streetsOrigin)
    .policy.split(';')
    .map((part) => part.trim().split(' '))
  return new Map(parts.map(([name = '', ...values]) => [name, values]))
}

function scriptSources(html: string): string[] | undefined {
  return directives(html).get('script-src')
}

function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/** The HTML with the nonce of the render for each `nonce="N…"`. */
function own(html: string): string {
  return html.replaceAll('nonce="N', `nonce="${NONCE}`)
}
