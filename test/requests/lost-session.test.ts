import { describe, expect, test } from 'vitest'
import { openTestApp } from '#test/app.ts'
import { posting } from '#test/forms.ts'
import { PATIENCE } from '#test/shared-store.ts'

const ANA = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta-1' }
const BROWSER = { 'User-Agent': 'a browser that keeps nothing' }
const LOST = 'Entraste, pero este navegador no guardó tu sesión.'

describe('a browser without cookies', { timeout: PATIENCE }, () => {
  test.each([
    ['http://cerronorte.test', 'http', 'cookies', 'Permite las cookies de este sitio y vuelve a entrar.'],
    ['https://cerronorte.test', 'https', 'cookies', 'Permite las cookies de este sitio y vuelve a entrar.'],
    ['https://cerronorte.test', 'http', 'direccion', 'href="https://cerronorte.test/login"'],
  ])('at the site %s, opened by %s, gets an explanation: %s', async (publicUrl, protocol, reason, said) => {
    const app = await openTestApp('sqlite', { publicUrl })
    await app.visit('/signup', posting(ANA))
    const Referer = `${protocol}://cerronorte.test/login`
    const fields = { email: ANA.email, password: ANA.password }
    const entered = await app.visit('/login', posting(fields, { ...BROWSER, Origin: `${protocol}://cerronorte.test` }))
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/dashboard'])
    for (const path of ['/dashboard', '/dashboard.data']) {
      const answer = await app.visit(path, { headers: { ...BROWSER, Referer } })
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).toContain(`motivo=${reason}`)
    }
    const login = await (await app.visit(`/login?volver=%2Fdashboard&motivo=${reason}`)).text()
    expect(login).toContain(LOST)
    expect(login).toContain(said)
    await app.close()
  })

  test.each([
    ['who comes from elsewhere', { Referer: 'http://cerronorte.test/' }],
    ['who comes from another site', { Referer: 'http://otro.test/login' }],
    ['who types the address', {}],
    ['another browser', { Referer: 'http://cerronorte.test/login', 'User-Agent': 'another' }],
  ])('is not assumed for %s', async (_who, headers: Record<string, string>) => {
    const app = await openTestApp('sqlite')
    await app.visit('/signup', posting(ANA, BROWSER))
    const answer = await app.visit('/dashboard', { headers: { ...BROWSER, ...headers } })
    expect(answer.headers.get('Location')).toBe('/login?volver=%2Fdashboard')
    expect(await (await app.visit('/login?volver=%2Fdashboard')).text()).not.toContain(LOST)
    await app.close()
  })
})
