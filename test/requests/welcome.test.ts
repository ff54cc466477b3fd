import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { DEMO_FIRM } from '#test/factories/agency.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting, sessionOf } from '#test/forms.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openNewStore } from '#test/stores.ts'

const ANA = { name: 'Ana Ruiz', email: 'ana@aurea.example', password: 'secreta-1' }
const AUREA = { ...sectionTexts(dataForm(2026), DEMO_FIRM.datos), name: 'Áurea', region: 'Querétaro' }
const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('an empty store on %s', { timeout: PATIENCE }, (dialect) => {
  let app: TestApp

  beforeEach(async () => {
    app = await openTestApp(dialect, {
      store: await openNewStore(dialect),
      firm: null,
      publicUrl: 'http://127.0.0.1:3000',
    })
  }, PATIENCE)

  afterEach(() => app.close())

  async function signUp(person: typeof ANA) {
    const response = await app.visit('/signup', posting(person, { Origin: 'http://127.0.0.1:3000' }))
    const cookie = sessionOf(response) ?? ''
    const visit: Visit = (path, init = {}) =>
      app.visit(path, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie: cookie } })
    return { to: response.headers.get('Location'), visit }
  }

  async function sent(visit: Visit, path: string, fields: Record<string, string>) {
    const response = await visit(path, posting(fields))
    return response.headers.get('Location') ?? response.status
  }

  const home = async (visit: Visit) => (await visit('/dashboard')).text()

  test('the first person lands in the five steps; each is done or skipped, and the end leads to the panel', async () => {
    const { to, visit } = await signUp(ANA)
    expect(to).toBe('/bienvenida')
    expect((await visit('/bienvenida')).headers.get('Location')).toBe('/bienvenida/agencia')
    expect(await home(visit)).toContain('Prepara el sitio de tu agencia')

    expect(await sent(visit, '/bienvenida/agencia', { base: '{}', name: 'Áurea' })).toBe(422)
    expect(await sent(visit, '/bienvenida/agencia', { base: '{}', ...AUREA })).toBe(
      '/bienvenida/marca?aviso=configuracion-guardada',
    )
    expect(await sent(visit, '/bienvenida/marca', { intent: 'omitir-paso' })).toBe('/bienvenida/ubicacion')
    expect(await sent(visit, '/bienvenida/ubicacion', { intent: 'save-home-states', homeState: 'Querétaro' })).toBe(
      '/bienvenida/ubicacion?aviso=configuracion-guardada',
    )
    // Resumed where it stands: what is done or skipped is left out.
    expect((await visit('/bienvenida')).headers.get('Location')).toBe('/bienvenida/equipo')
    expect(await home(visit)).toContain('Faltan 2 pasos')

    expect(await sent(visit, '/bienvenida/equipo', { intent: 'close-registration' })).toBe(
      '/bienvenida/equipo?aviso=registro-con-invitacion',
    )
    const invited = await visit('/bienvenida/equipo', posting({ intent: 'create-invitation', role: 'editor' }))
    expect(await invited.text()).toContain('http://127.0.0.1:3000/signup?invitacion=')
    expect(await (await visit('/bienvenida/propiedades')).text()).toContain('action="/dashboard/importar"')
    expect(await sent(visit, '/bienvenida/propiedades', { intent: 'omitir-paso' })).toBe('/bienvenida')
    const end = await (await visit('/bienvenida')).text()
    expect(end).toContain('Por ahora es todo')
    expect(end).toMatch(/2 pasos omitidos[^]*href="\/dashboard"/)
    expect(await home(visit)).not.toMatch(/Prepara el sitio|bienvenida\./)
    expect(await (await app.visit('/')).text()).toContain('Áurea')
  })

  test('a skipped step can be taken later; a property of any kind does the last one', async () => {
    const { visit } = await signUp(ANA)
    await sent(visit, '/bienvenida/propiedades', { intent: 'omitir-paso' })
    const pills = async () =>
      (await (await visit('/bienvenida/propiedades')).text()).replaceAll(/<!-- -->|<[^>]*>/g, '')
    expect(await pills()).toContain('Primeras propiedades (omitido)')
    await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    expect(await pills()).toContain('Primeras propiedades (hecho)')
  })

  test('the second person lands in the panel; unknown steps and forms change nothing', async () => {
    const { visit } = await signUp(ANA)
    expect((await signUp({ ...ANA, email: 'eva@aurea.example' })).to).toBe('/dashboard')
    for (const step of ['otra', 'toString', '__proto__']) expect((await visit(`/bienvenida/${step}`)).status).toBe(404)
    expect(await sent(visit, '/bienvenida', { intent: 'omitir-paso' })).toBe(404)
    expect(await sent(visit, '/bienvenida/equipo', { intent: 'toString' })).toBe(400)
    const { visit: editor } = await app.signIn({ role: 'editor' })
    expect((await editor('/bienvenida')).status).toBe(403)
    expect(await home(editor)).not.toContain('Prepara el sitio')
  })
})
