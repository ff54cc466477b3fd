import { describe, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '#test/app.ts'
import { entryPath, posting, sessionOf } from '#test/forms.ts'
import { PATIENCE } from '#test/shared-store.ts'

const ANA = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta-1' }
const LOST = 'Entraste, pero este navegador no guardó tu sesión.'
const ALLOW = 'Permite las cookies de este sitio y vuelve a entrar.'

/** Follows redirects without any cookie, as a browser that keeps none. @returns the text of the last page */
async function follow(app: TestApp, answer: Response): Promise<string> {
  const path = answer.headers.get('Location')
  return path === null ? answer.text() : follow(app, await app.visit(path))
}

describe('a browser without cookies', { timeout: PATIENCE }, () => {
  test.each([
    ['http://cerronorte.test', 'http', ALLOW],
    ['https://cerronorte.test', 'https', ALLOW],
    ['https://cerronorte.test', 'http', 'href="https://cerronorte.test/login"'],
  ])(
    'at the site %s, opened by %s, is told so after right credentials, without a referrer',
    async (publicUrl, protocol, said) => {
      const app = await openTestApp('sqlite', { publicUrl, trustProxy: true })
      const Origin = `${protocol}://cerronorte.test`
      const registered = await follow(app, await app.visit('/signup', posting(ANA, { Origin })))
      const entered = await follow(app, await app.visit('/login?volver=%2Fdashboard', posting(ANA, { Origin })))
      for (const page of [registered, entered]) for (const words of [LOST, said]) expect(page).toContain(words)
      const data = await app.visit(`${entryPath('/dashboard').replace('?', '.data?')}`)
      expect(await data.text()).toContain('noCookie')
      await app.close()
    },
  )

  test('gets no such sentence for wrong credentials, and no page but its own is named by it', async () => {
    const app = await openTestApp('sqlite', { trustProxy: true })
    await app.visit('/signup', posting(ANA))
    for (const volver of ['/dashboard', '//evil.example', '/login', 'https://evil.example']) {
      const refused = await app.visit(entryPath(volver), posting({ ...ANA, password: 'equivocada' }))
      const page = await refused.text()
      expect([refused.status, page.includes(LOST)]).toEqual([401, false])
      const right = await app.visit(entryPath(volver), posting(ANA))
      expect(right.headers.get('Location')).toBe(entryPath('/dashboard'))
    }
    await app.close()
  })

  test('of a browser that keeps its cookie nothing is said: it goes on to its page', async () => {
    const app = await openTestApp('sqlite', { trustProxy: true })
    const Cookie = sessionOf(await app.visit('/signup', posting(ANA))) ?? ''
    const answer = await app.visit(entryPath('/dashboard/mensajes'), { headers: { Cookie } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard/mensajes'])
    await app.close()
  })

  test.each([
    ['types the address', {}],
    ['comes from the login', { Referer: 'http://cerronorte.test/login' }],
  ])('who %s without having signed in gets the plain login', async (_who, headers: Record<string, string>) => {
    const app = await openTestApp('sqlite', { trustProxy: true })
    await app.visit('/signup', posting(ANA))
    const answer = await app.visit('/dashboard', { headers })
    expect(answer.headers.get('Location')).toBe('/login?volver=%2Fdashboard')
    expect(await follow(app, answer)).not.toContain(LOST)
    await app.close()
  })
})
