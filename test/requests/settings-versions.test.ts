import { describe, expect, test } from 'vitest'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const GENERAL = '/dashboard/configuracion'
const PLACES = '/dashboard/configuracion/ubicacion'
const LIST = '/dashboard/configuracion/versiones'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  async function settings() {
    const { visit } = await app.signIn({ name: 'Ana' })
    const textOf = async (path: string) => (await (await visit(path)).text()).replaceAll('<!-- -->', '')
    const saveContact = (contactName: string) =>
      visit(GENERAL, posting({ contactName, contactPhone: '81 1234 5678', contactEmail: '' }))
    const restore = async (from: string, seen: string) =>
      (await visit(`${LIST}?de=${from}`, posting({ intent: 'todo', visto: seen }))).headers.get('Location')
    return { visit, textOf, saveContact, restore }
  }

  test('changes of contact and places are listed, compared and restored whole', async () => {
    const { visit, textOf, saveContact, restore } = await settings()
    await saveContact('Mostrador')
    await saveContact('Recepción')
    await visit(PLACES, posting({ intent: 'save-home-states', homeState: 'Querétaro' }))
    const list = await textOf(LIST)
    expect(list).toMatch(/Contacto por defecto · Ana.*Contacto por defecto · Ana/s)
    expect(list).toContain('Estados donde trabaja la firma: Querétaro · Ana')

    const comparison = await textOf(`${LIST}?de=1`)
    for (const text of ['Nombre de contacto', 'Mostrador', 'Recepción', 'Nuevo León', 'Querétaro'])
      expect(comparison).toContain(text)
    expect(comparison).not.toContain('Puntos de referencia</h2>')

    expect(await restore('1', '3')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(GENERAL)).toContain('value="Mostrador"')
    expect(await textOf(LIST)).toContain('Configuración: versión restaurada · Ana')
    expect(await restore('3', '4')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(GENERAL)).toContain('value="Recepción"')
  })

  test('a stale, unknown or equal version changes nothing and is said', async () => {
    const { visit, saveContact, restore } = await settings()
    await saveContact('Mostrador')
    await saveContact('Recepción')
    expect(await restore('1', '1')).toBe(`${LIST}?de=1&aviso=version-en-conflicto`)
    expect(await restore('2', '2')).toBe(`${LIST}?aviso=version-sin-cambio`)
    for (const number of ['9', '-1', 'NaN', ''])
      expect(await restore(number, '2')).toBe(`${LIST}?aviso=version-inexistente`)
    expect((await visit(`${LIST}?de=x`)).headers.get('Location')).toBe(`${LIST}?aviso=version-inexistente`)
    expect(await app.store.db.selectFrom('settingsVersions').select('id').execute()).toHaveLength(2)
  })

  test('only an administrator sees them', async () => {
    const { visit } = await app.signIn({ name: 'Beto', role: 'editor' })
    expect((await visit(LIST)).status).toBe(403)
  })
})
