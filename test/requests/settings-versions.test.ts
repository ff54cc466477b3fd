import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const GENERAL = '/dashboard/configuracion'
const PLACES = '/dashboard/configuracion/ubicacion'
const MAIL = '/dashboard/configuracion/correo'
const BACKUPS = '/dashboard/configuracion/respaldos'
const TEAM = '/dashboard/configuracion/equipo'
const LIST = '/dashboard/configuracion/versiones'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function settingsVersions() {
    return app.store.db.selectFrom('versions').where('kind', '=', 'settings')
  }

  async function settings() {
    const { visit } = await app.signIn({ name: 'Ana' })
    const textOf = async (path: string) => (await (await visit(path)).text()).replaceAll('<!-- -->', '')
    const saveContact = (contactName: string) =>
      visit(GENERAL, posting({ contactName, contactPhone: '81 1234 5678', contactEmail: '' }))
    const restore = async (from: string, seen: string) =>
      (await visit(`${LIST}?de=${from}`, posting({ intent: 'all', visto: seen }))).headers.get('Location')
    return { visit, textOf, saveContact, restore }
  }

  test('changes of contact and places are listed, compared and restored whole', async () => {
    const { visit, textOf, saveContact, restore } = await settings()
    await saveContact('Mostrador')
    await saveContact('Recepción')
    await visit(PLACES, posting({ intent: 'save-home-states', homeState: 'Querétaro' }))
    const list = await textOf(LIST)
    // The last line is what was there before the first change.
    expect(list).toMatch(/Contacto por defecto · Ana.*Contacto por defecto · Ana.*Con el producto/s)
    expect(list).toContain('Estados donde trabaja la firma: Querétaro · Ana')

    const comparison = await textOf(`${LIST}?de=2`)
    for (const text of ['Nombre de contacto', 'Mostrador', 'Recepción', 'Nuevo León', 'Querétaro'])
      expect(comparison).toContain(text)
    expect(comparison).not.toContain('Puntos de referencia</h2>')

    expect(await restore('2', '4')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(GENERAL)).toContain('value="Mostrador"')
    expect(await textOf(LIST)).toContain('Configuración: versión restaurada · Ana')
    expect(await restore('4', '5')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(GENERAL)).toContain('value="Recepción"')
  })

  test('a stale, unknown or equal version changes nothing and is said', async () => {
    const { visit, saveContact, restore } = await settings()
    await saveContact('Mostrador')
    await saveContact('Recepción')
    expect(await restore('2', '2')).toBe(`${LIST}?de=2&aviso=version-en-conflicto`)
    expect(await restore('3', '3')).toBe(`${LIST}?aviso=version-sin-cambio`)
    for (const number of ['9', '-1', 'NaN', ''])
      expect(await restore(number, '3')).toBe(`${LIST}?aviso=version-inexistente`)
    expect((await visit(`${LIST}?de=x`)).headers.get('Location')).toBe(`${LIST}?aviso=version-inexistente`)
    expect(await settingsVersions().select('number').execute()).toHaveLength(3)
  })

  test('registration, the backup folder and mail are compared and restored; no version has the password', async () => {
    const { visit, textOf, restore } = await settings()
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-test-'))
    const mail = {
      intent: 'save-mail',
      port: '587',
      security: 'starttls',
      user: 'ventas',
      password: 'clave-7 del correo',
    }
    const sender = { senderName: 'Ventas', senderAddress: 'ventas@norte.example' }
    await visit(MAIL, posting({ ...mail, ...sender, host: 'smtp.norte.example' }))
    await visit(BACKUPS, posting({ intent: 'save-backups', folder }))
    await visit(TEAM, posting({ intent: 'close-registration' }))
    await visit(MAIL, posting({ ...mail, ...sender, host: 'smtp.norte.example', password: '', senderName: 'Otro' }))
    const stored = await settingsVersions().select('content').execute()
    // The first is what was there before the first change.
    expect(stored).toHaveLength(5)
    const password = await passwordIn()
    expect(password).not.toBeNull()
    for (const { content } of stored)
      for (const secret of ['clave-7', password ?? '']) expect(content).not.toContain(secret)
    for (const page of [MAIL, BACKUPS]) expect(await textOf(page)).toContain(`href="${LIST}"`)
    const comparison = await textOf(`${LIST}?de=2`)
    for (const text of ['smtp.norte.example:587', 'Remitente: Otro', folder, 'Solo con invitación'])
      expect(comparison).toContain(text)
    expect(comparison).not.toContain('Ninguna versión tiene la contraseña')

    // The same user of the same server keeps the password.
    expect(await restore('2', '5')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(MAIL)).toContain('value="Ventas"')
    expect(await textOf(BACKUPS)).not.toContain(folder)
    expect(await passwordIn()).toBe(password)
    expect(await restore('4', '6')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(BACKUPS)).toContain(folder)

    // Another server never gets it.
    await visit(MAIL, posting({ ...mail, ...sender, host: 'smtp.otro.example' }))
    const other = await passwordIn()
    expect(await textOf(`${LIST}?de=7`)).toContain('Ninguna versión tiene la contraseña del correo')
    expect(await restore('7', '8')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(other).not.toBeNull()
    expect(await passwordIn()).toBeNull()
    expect(await textOf(MAIL)).toContain('smtp.norte.example')
  })

  async function passwordIn() {
    const row = await app.store.db
      .selectFrom('installation')
      .where('name', '=', 'mailPassword')
      .select('value')
      .executeTakeFirst()
    return row?.value ?? null
  }

  test('a folder that no longer exists is a sentence, and nothing is restored', async () => {
    const { visit, textOf } = await settings()
    const folder = join(await mkdtemp(join(tmpdir(), 'cerro-norte-test-')), 'respaldos')
    await visit(BACKUPS, posting({ intent: 'save-backups', folder }))
    await visit(BACKUPS, posting({ intent: 'save-backups', folder: '' }))
    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file')
    const answer = await visit(`${LIST}?de=2`, posting({ intent: 'all', visto: '3' }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('No se puede escribir en esa carpeta')
    expect(await textOf(BACKUPS)).not.toContain(folder)
    expect(await settingsVersions().select('number').execute()).toHaveLength(3)
  })

  test('versions from before these settings say nothing about them, and a restore leaves them', async () => {
    const { visit, textOf, saveContact, restore } = await settings()
    await saveContact('Mostrador')
    const { content } = await settingsVersions().where('number', '=', 2).selectAll().executeTakeFirstOrThrow()
    const { mail: _mail, registration: _registration, backupFolder: _folder, ...old } = JSON.parse(content)
    const earlier = { content: JSON.stringify({ ...old, contactName: 'Antes' }) }
    await app.store.db
      .updateTable('versions')
      .set(earlier)
      .where('kind', '=', 'settings')
      .where('number', '=', 2)
      .execute()
    await visit(TEAM, posting({ intent: 'close-registration' }))
    expect(await textOf(`${LIST}?de=2`)).not.toContain('Quién puede crear una cuenta')
    expect(await restore('2', '4')).toBe(`${LIST}?aviso=version-restaurada`)
    expect(await textOf(TEAM)).toContain('El registro es solo con invitación')
    expect(await textOf(GENERAL)).toContain('value="Antes"')
  })

  test('only an administrator sees them', async () => {
    const { visit } = await app.signIn({ name: 'Beto', role: 'editor' })
    expect((await visit(LIST)).status).toBe(403)
  })
})
