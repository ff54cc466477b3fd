import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { openTestApp } from '#test/app.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'

const PAGE = '/dashboard/configuracion/respaldos'
const MISSING = 'falta su carpeta, en Respaldos'

const app = shareApp('sqlite')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-respaldos-'))
  await saveSettings({ db: app.store.db, actor: THE_PRODUCT, now: new Date(), note: 'Carpeta' }, { backupFolder: null })
})

afterEach(() => rm(folder, { recursive: true }))

test('a folder that is set in the panel is made and used at once; an empty one ends the backups', async () => {
  const { visit } = await app.signIn()
  const save = (path: string) => visit(PAGE, posting({ intent: 'save-backups', folder: path }))
  const state = async () => (await visit('/dashboard/configuracion/estado')).text()
  const path = join(folder, 'noche', 'copias')
  expect(await state()).toContain(MISSING)
  expect((await save(path)).headers.get('Location')).toBe(`${PAGE}?aviso=configuracion-guardada`)
  expect((await stat(path)).isDirectory()).toBe(true)
  expect(await (await visit(PAGE)).text()).toContain(`value="${path}"`)
  expect(await state()).not.toContain(MISSING)
  await save('')
  expect(await app.parts.backupFolder.find()).toBeNull()
})

test('a folder that can not be used is refused with its reason, and nothing is saved', async () => {
  const { visit } = await app.signIn()
  await writeFile(join(folder, 'archivo'), '')
  for (const [path, reason] of [
    ['respaldos', 'Escribe la ruta completa'],
    [app.folder, 'Está dentro de la carpeta de datos'],
    [join(app.folder, 'x', '..', 'y'), 'Está dentro de la carpeta de datos'],
    [join(folder, 'archivo'), 'No se puede escribir en esa carpeta'],
    [join(folder, 'archivo', 'x'), 'No se puede escribir en esa carpeta'],
    [`/${'x'.repeat(500)}`, 'Admite hasta 400 caracteres'],
  ] as const) {
    const answer = await visit(PAGE, posting({ intent: 'save-backups', folder: path }))
    expect([path, answer.status, await answer.text()]).toEqual([path, 422, expect.stringContaining(reason)])
  }
  expect(await app.parts.backupFolder.find()).toBeNull()
  expect((await visit(PAGE, posting({ intent: 'toString', folder }))).status).toBe(400)
})

test('BACKUP_DIR wins, and the page says so', async () => {
  const fixed = await openTestApp('sqlite', { backupDir: '/copias' })
  const { visit } = await fixed.signIn()
  const html = await (await visit(PAGE)).text()
  expect([html.includes('BACKUP_DIR'), html.includes('/copias'), html.includes('name="folder"')]).toEqual([
    true,
    true,
    false,
  ])
  expect((await visit(PAGE, posting({ intent: 'save-backups', folder }))).status).toBe(400)
  expect(await fixed.parts.backupFolder.find()).toBe('/copias')
  await fixed.close()
})
