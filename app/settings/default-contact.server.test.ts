import { beforeEach, describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import type { DefaultContact } from './default-contact.ts'
import { findDefaultContact, saveDefaultContact } from './default-contact.server.ts'

const FIRST = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const ANA = { contactName: 'Ana', contactPhone: '81 1234 5678', contactEmail: 'ana@cerronorte.example' }
const EVA = { contactName: 'Eva', contactPhone: '', contactEmail: '' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const save = (contact: DefaultContact, now: Date) =>
    saveDefaultContact({ db: store().db, actor: { id: null, name: 'Ana' }, now }, contact)
  beforeEach(() => store().db.deleteFrom('globalConfig').execute())
  const rows = () => store().db.selectFrom('globalConfig').selectAll().execute()

  test('the first save creates the row, with the phone in its stored form', async () => {
    await save(ANA, FIRST)
    expect(await findDefaultContact(store().db)).toEqual({ ...ANA, contactPhone: '+528112345678' })
    expect(await rows()).toMatchObject([{ createdAt: FIRST.toISOString() }])
  })

  test('a number of another country, or with an extension, stays as it was typed', async () => {
    for (const contactPhone of ['+1 956 555 0100', '81 1234 5678 ext. 9']) {
      await save({ ...ANA, contactPhone }, FIRST)
      expect(await findDefaultContact(store().db)).toMatchObject({ contactPhone })
    }
  })

  test('later saves overwrite the same row and its time', async () => {
    await save(ANA, FIRST)
    await save(EVA, LATER)
    expect(await rows()).toMatchObject([{ ...EVA, createdAt: FIRST.toISOString(), updatedAt: LATER.toISOString() }])
  })

  test('several first saves at once create a single row', async () => {
    // The connections are opened first: otherwise the first save would end before the others begin.
    await Promise.all(Array.from({ length: 8 }, () => findDefaultContact(store().db)))
    await Promise.all([ANA, EVA, ANA, EVA].map((contact) => save(contact, FIRST)))
    expect(await rows()).toHaveLength(1)
  })
})
