import { describe, expect, test } from 'vitest'
import { undoLatest } from '#app/records/change-record.server.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import { SETTINGS_ID, SETTINGS_KIND, saveSettings } from '#app/settings/stored-settings.server.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findAgency, findSection } from './agency.server.ts'
import { EMPTY_AGENCY, NO_CASE } from './content/empty-agency.ts'
import { AGENCY_KIND, saveSection } from './change-agency.server.ts'

const SERVICE = {
  slug: 'renta',
  name: 'Renta',
  icon: 'casa',
  summary: 'Rentamos.',
  description: 'Con contrato.',
  includes: [],
  benefits: [],
  isHidden: false,
  ...NO_CASE,
} as const

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const change = () => ({ db: store().db, actor: { id: 'ana', name: 'Ana' }, now: NOW, note: 'Mensajes' })
  const save = (greeting: string) => saveSection(change(), 'mensajes', (saved) => ({ ...saved, greeting }))
  const greeting = async () => (await findSection(store(), 'mensajes')).greeting

  test('a section is saved with its author and its entry of the log, and its newest save is undone once', async () => {
    await save('Hola')
    await save('Buenos días')
    const undo = (number: number) => undoLatest(change(), AGENCY_KIND, { id: 'mensajes', number })
    expect(await undo(1)).toBe('changed')
    expect(await undo(2)).toBe('undone')
    expect(await findNewestVersion(store().db, 'firm', 'mensajes')).toMatchObject({ number: 3, savedByName: 'Ana' })
    expect(await undo(2)).toBe('changed')
    expect(
      (await store().db.selectFrom('accountEvents').select('subject').execute()).map(({ subject }) => subject),
    ).toEqual(['Mensajes', 'Mensajes', 'Mensajes'])
    expect(await undoLatest(change(), AGENCY_KIND, { id: 'inicio', number: 0 })).toBe('forgotten')
    expect(await undoLatest(change(), AGENCY_KIND, { id: 'nada', number: 1 })).toBe('missing')
  })

  test('a version from before a field existed is read with that field empty', async () => {
    const content = { name: 'Áurea', phone: '81 8123 4567', regionShort: 'N.L.' }
    await saveSection(change(), 'datos', () => content as never)
    expect(await findSection(store(), 'datos')).toEqual({ ...EMPTY_AGENCY.datos, ...content })
    expect(await findAgency(store())).toMatchObject({ shortName: 'Áurea', secondPhone: null, offices: [] })
    await saveSection(change(), 'marca', () => ({ main: '#112233' }) as never)
    expect(await findSection(store(), 'marca')).toEqual({ ...EMPTY_AGENCY.marca, main: '#112233' })
    const { caseAsked: _asked, caseDone: _done, caseResult: _result, ...earlier } = SERVICE
    await saveSection(change(), 'servicios', () => ({ services: [earlier] }) as never)
    expect((await findSection(store(), 'servicios')).services).toEqual([{ ...earlier, ...NO_CASE }])
    await saveSection(change(), 'clientes', () => ({ clients: [], flagships: [] }) as never)
    expect(await findSection(store(), 'clientes')).toEqual(EMPTY_AGENCY.clientes)
  })

  test('of many saves at the same moment none is lost', async () => {
    await Promise.all(Array.from({ length: 6 }, (_none, at) => save(`Hola ${at}`)))
    expect(await findNewestVersion(store().db, 'firm', 'mensajes')).toMatchObject({ number: 6 })
    expect(await greeting()).toMatch(/^Hola \d$/)
  })

  test('the newest save of the settings is undone, with the mail server and the folder', async () => {
    const settings = async () => (await SETTINGS_KIND.find(store().db, [SETTINGS_ID]))[0]?.content
    await saveSettings({ ...change(), note: 'Contacto' }, { contactName: 'Ana' })
    const before = await settings()
    const mail = JSON.stringify({ server: null, senderName: 'Ventas', senderAddress: null })
    await saveSettings({ ...change(), note: 'Correo' }, { mail, backupFolder: '/respaldos' })
    expect(await settings()).toMatchObject({ mail, backupFolder: '/respaldos', contactName: 'Ana' })
    expect(await undoLatest(change(), SETTINGS_KIND, { id: SETTINGS_ID, number: 3 })).toBe('undone')
    expect(await settings()).toMatchObject({ ...before, mail: expect.not.stringContaining('Ventas') })
  })
})
