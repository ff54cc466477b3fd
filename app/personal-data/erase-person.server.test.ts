import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEAD_IMPORTS } from '#app/inventory/lead-import/lead-imports.server.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { FILE_KINDS } from '#app/editing/dossier/dossier.ts'
import { openBatch } from '#app/inventory/batches/open-batch.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { mergeOwner } from '#app/inventory/owners/change-owner.server.ts'
import { OWNER_KIND } from '#app/inventory/owners/owner-kind.server.ts'
import { restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { changeLead, createLead, deleteLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry, findEntries } from '#app/leads/entries.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { removeRecord, undoLatest, updateRecord } from '#app/records/change-record.server.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildLead } from '#test/factories/lead.ts'
import { jobRowsOf, openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { snapshotOf } from '#test/snapshot-of.ts'
import { STORES, openTwoStores } from '#test/stores.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { erasePerson, reviewErasure } from './erase-person.server.ts'
import { exportPerson } from './export-person.server.ts'
import { gatherPerson } from './gather-person.server.ts'
import { readSought } from './sought-person.ts'
import { refValue } from './person/found-record.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ADMIN = { id: 'jefa', name: 'Jefa', email: 'jefa@x.mx', role: 'admin' as const }
const BY = { id: 'luis', name: 'Luis' }
const PHONE = '+528112345678'
/** Every trace of Ana: her names, her phone with any signs, her addresses. */
const ANA = /ana ru[ií]z|anita|1234[\s.-]*5678|ana@correo|528112345678/i

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let folder: string
  let files: FileStore

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cerro-norte-persons-'))
    files = await openFileStore({ storageUrl: null, folder })
  })

  afterAll(() => rm(folder, { recursive: true }))

  beforeEach(async () => {
    await addPerson(store().db, ADMIN.name, 'admin')
    await addPerson(store().db, BY.name)
  })

  const parts = () => ({ store: store(), files, now: () => NOW })
  const change = () => ({ db: store().db, actor: BY, now: NOW })

  function sought(typed: string) {
    const read = readSought(typed)
    if (!read) throw new Error(typed)
    return read
  }

  async function found(typed: string) {
    const { groups } = await gatherPerson(store(), sought(typed))
    return groups.flatMap(({ name, records }) => records.map(({ id, title }) => ({ kind: name, id, title })))
  }

  async function kindsFound(typed: string) {
    return [...new Set((await found(typed)).map(({ kind }) => kind))]
  }

  async function erase(
    typed: string,
    isChosen: (each: { kind: string; id: string; title: string }) => boolean = () => true,
  ) {
    const refs = (await found(typed)).filter(isChosen)
    const reviewed = await reviewErasure(parts(), { sought: sought(typed), refs })
    if (!reviewed.ok) return reviewed
    const { fingerprint: seen, texts } = reviewed.review
    return erasePerson(parts(), ADMIN, { sought: sought(typed), refs, seen, texts })
  }

  /** All tables as text. */
  async function dump() {
    const snapshot = await snapshotOf(store())
    const lines: string[] = []
    for (const table of snapshot.tables)
      for await (const rows of snapshot.rows(table))
        lines.push(...rows.map((row) => `${table.name} ${JSON.stringify(row)}`))
    await snapshot.close()
    return lines.toSorted()
  }

  async function namingRows() {
    return (await dump()).filter((line) => ANA.test(line))
  }

  async function addMessage(fields: Record<string, string> = {}) {
    const row = { id: randomUUID(), nombre: 'Ana Ruíz', email: 'ana@correo.mx', telefono: '81 1234 5678', asunto: null }
    await store()
      .db.insertInto('contactMessages')
      .values({ ...row, mensaje: 'Busco una bodega', createdAt: NOW.toISOString(), searchText: 'ana ruiz', ...fields })
      .execute()
    await enqueue(store().db, { kind: 'contact-mail', messageId: row.id }, NOW)
    return row.id
  }

  /** An owner with two properties, one of them in the trash, an earlier name, and a merged record in the trash. */
  async function addOwner() {
    const { id } = await createProperty(change(), buildProperty({ title: 'Nave 1', ownerId: `Anita, ${PHONE}` }))
    const ownerId = (await findRecord(store().db, id))?.input.ownerId ?? ''
    const [owner] = await OWNER_KIND.find(store().db, [ownerId])
    if (!owner) throw new Error('no owner')
    await updateRecord(change(), OWNER_KIND, owner, {
      edit: { name: 'Ana Ruíz', phone: PHONE, email: 'ana@correo.mx' },
      version: 1,
    })
    const trashed = await createProperty(change(), buildProperty({ title: 'Nave 2', ownerId }))
    await deleteProperty(change(), trashed.id)
    const other = await createProperty(
      change(),
      buildProperty({ title: 'Nave 3', ownerId: 'Ana Ruiz, ana@correo.com' }),
    )
    const from = (await findRecord(store().db, other.id))?.input.ownerId ?? ''
    await mergeOwner(change(), { from, into: ownerId })
    return { ownerId, id, trashedId: trashed.id }
  }

  async function addMentions(propertyId: string) {
    const { db } = store()
    const author = { createdAt: NOW.toISOString(), createdBy: BY.id, createdByName: BY.name }
    const note = { id: randomUUID(), propertyId, note: 'Llamar a Ana Ruiz, 044 81 1234-5678', ...author }
    await db.insertInto('propertyNotes').values(note).execute()
    const key = `private/${randomUUID()}.pdf`
    await files.put(key, new Uint8Array([1]))
    const file = { id: randomUUID(), propertyId, kind: FILE_KINDS[0], name: 'Contrato Ana Ruiz.pdf', key }
    await db
      .insertInto('propertyFiles')
      .values({ ...file, bytes: 1, contentHash: 'x', ...author })
      .execute()
    const list = { id: randomUUID(), name: 'De Ana Ruiz', query: 'search=Ana+Ru%C3%ADz', scope: 'equipo' as const }
    await db
      .insertInto('savedLists')
      .values({ ...list, ownerId: BY.id, createdAt: NOW.toISOString() })
      .execute()
    const current = await findRecord(db, propertyId)
    if (!current) throw new Error('no property')
    const contact = { contactName: 'Ana Ruíz', contactPhone: PHONE, contactEmail: 'ana@correo.mx' }
    const input = { ...current.input, ...contact, description: 'Informes con Ana Ruíz al 81 1234 5678.' }
    await updateProperty(change(), current, { ...current, input })
    await enqueue(db, { kind: 'password-reset', payload: 'ana@correo.mx' }, NOW)
    await recordActivity(db, {
      action: 'edit_property',
      type: 'property_edit',
      property: { id: null, title: 'Otra' },
      actor: BY,
      details: 'Contacto: Ana Ruíz → Sin dato',
      now: NOW,
    })
    return key
  }

  async function addImport() {
    const read = readTable(
      Buffer.from(
        [
          'ID,Título,Tipo,Operación,Precio,Moneda,Zona,Superficie,Dueño,Tel. dueño,Notas internas',
          'B-1,Nave de otro,Bodega,Renta,550000,MXN,Centro,5000,Eva Sada,81 2222 3333,',
          'B-2,Nave suya,Bodega,Renta,550000,MXN,Centro,5000,Ana Ruiz,8112345678,Llamar a Ana Ruiz',
        ].join('\n'),
      ),
    )
    if ('fault' in read) throw new Error(read.fault)
    return openImport(PROPERTY_IMPORTS, store(), read, { filename: 'lista.csv', actor: BY, now: NOW })
  }

  function addLeadImport() {
    const rows = [
      { line: 2, cells: ['Eva Sada', '8122223333', ''] },
      { line: 3, cells: ['Ana Ruiz', '81 1234 5678', 'Llamar a Ana Ruíz'] },
    ]
    const read = { table: { headers: ['Nombre', 'Teléfono', 'Notas'], rows } }
    return openImport(LEAD_IMPORTS, store(), read, { filename: 'clientes.csv', actor: BY, now: NOW })
  }

  test('after an erasure no table has the name, the phone or the e-mail in any spelling', async () => {
    const { id, trashedId, ownerId } = await addOwner()
    await addMessage()
    await addMessage({ nombre: 'Eva Sada', email: 'eva@correo.mx', telefono: '', mensaje: 'Me manda Ana Ruíz' })
    const key = await addMentions(id)
    const importId = await addImport()
    const leadImportId = await addLeadImport()
    await recordEvent({ ...change(), actor: THE_PRODUCT }, { action: 'sign_in_failed', subject: 'ana@correo.mx' })
    expect(await kindsFound('+52 1 81 1234 5678')).toEqual([
      'message',
      'owner',
      'message-text',
      'note',
      'file',
      'property',
      'list',
      'job',
      'mail',
    ])
    expect((await namingRows()).length).toBeGreaterThan(15)

    expect(await erase('5218112345678')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
    expect(await found('ana@correo.mx')).toEqual([])
    expect(await files.exists(key)).toBe(false)
    const property = await findRecord(store().db, id)
    expect(property?.input).toMatchObject({ ownerId: null, contactName: null, contactPhone: null, contactEmail: null })
    expect(property?.input.description).toBe('Informes con persona borrada al persona borrada.')
    expect((await jobRowsOf(store().db, importId)).map(({ outcome }) => outcome)).toEqual(['create', 'refused'])
    expect((await jobRowsOf(store().db, leadImportId)).map(({ outcome }) => outcome)).toEqual(['create', 'refused'])

    expect(await restoreDeleted(change(), ownerId)).toBeNull()
    await restoreDeleted(change(), trashedId)
    expect((await findRecord(store().db, trashedId))?.input.ownerId).toBeNull()
    await undoLatest(change(), PROPERTY_KIND, { id, number: property?.version ?? 0 })
    await setJobState(store().db, importId, 'running', BY)
    await openTestWorker(store(), { now: () => NOW }).run()
    expect(await namingRows()).toEqual([])
    const events = await store().db.selectFrom('accountEvents').select(['action', 'subject', 'details']).execute()
    expect(events.filter(({ action }) => action === 'erase_person')).toEqual([
      {
        action: 'erase_person',
        subject: 'persona borrada',
        details: expect.stringContaining('Mensajes de contacto: 1, Propietarios: 2'),
      },
    ])
  })

  test('an account goes with its card, its sessions and its name in every log, and its properties stay', async () => {
    const { db } = store()
    const ana = { ...(await addPerson(db, 'Anabel')), email: 'anabel@x.mx' }
    await db.updateTable('users').set({ name: 'Ana Ruíz', email: 'ana@correo.mx' }).where('id', '=', ana.id).execute()
    const by = { db, actor: { id: ana.id, name: 'Ana Ruíz' }, now: NOW }
    const card = { userId: ana.id, name: 'Ana Ruíz', position: null, hours: null, whatsapp: PHONE }
    await db
      .insertInto('asesorCards')
      .values({ ...card, updatedAt: NOW.toISOString() })
      .execute()
    const { id } = await createProperty(by, buildProperty({ title: 'Nave', asesorId: ana.id }))
    await recordEvent(by, { action: 'change_card', subject: 'ana@correo.mx' })
    const source = { kind: 'facts', values: { source: 'Letrero o lona' } } as const
    const batch = { change: source, title: 'Origen', actor: by.actor, now: NOW, today: '2026-11-20' }
    const jobId = await openBatch(store(), [{ id, version: 1, title: 'Nave', code: '' }], batch)
    const lists = (['propia', 'equipo'] as const).map((scope) => {
      return { id: randomUUID(), name: scope, query: '', scope, ownerId: ana.id, createdAt: NOW.toISOString() }
    })
    await db.insertInto('savedLists').values(lists).execute()

    expect(await erase('81 1234 5678')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
    expect((await findRecord(db, id))?.input.asesorId).toBeNull()
    expect(await db.selectFrom('savedLists').select(['name', 'ownerId']).execute()).toEqual([
      { name: 'equipo', ownerId: ADMIN.id },
    ])
    const logged = await db.selectFrom('activityLogs').select(['userName', 'searchText']).execute()
    expect(logged).toContainEqual({
      userName: 'persona borrada',
      searchText: expect.stringContaining('persona borrada'),
    })
    const job = await db.selectFrom('jobs').where('id', '=', jobId).select(['createdBy', 'createdByName']).execute()
    expect(job).toEqual([{ createdBy: null, createdByName: 'persona borrada' }])
  })

  test('of two people with one phone only the chosen one goes, and the phone stays with the other', async () => {
    await addMessage()
    await addMessage({ nombre: 'Luisa Peña', email: 'luisa@correo.mx' })
    await recordEvent(change(), { action: 'change_settings', subject: 'Ana Ruiz y Luisa Peña, 81 1234 5678' })
    const reviewed = await reviewErasure(parts(), {
      sought: sought('8112345678'),
      refs: (await found('8112345678')).filter(({ title }) => title.includes('Ana')),
    })
    expect(reviewed).toMatchObject({ review: { texts: ['Ana Ruíz', 'ana@correo.mx'], shared: ['8112345678'] } })
    expect(await erase('8112345678', ({ title }) => title.includes('Ana'))).toEqual({ ok: true })
    expect((await found('8112345678')).map(({ title }) => title)).toEqual(['Mensaje de Luisa Peña'])
    const events = await store().db.selectFrom('accountEvents').select('subject').execute()
    expect(events).toContainEqual({ subject: 'persona borrada y Luisa Peña, 81 1234 5678' })
  })

  test('two at once, a record that went or changed meanwhile, and lost rights are a sentence, and nothing is half erased', async () => {
    const { ownerId } = await addOwner()
    await addMessage()
    const typed = 'ana@correo.mx'
    const refs = await found(typed)
    const reviewed = await reviewErasure(parts(), { sought: sought(typed), refs })
    if (!reviewed.ok) throw new Error(reviewed.refusal)
    const { fingerprint: seen, texts } = reviewed.review
    const again = { sought: sought(typed), refs, seen, texts }

    const before = await dump()
    await store().db.updateTable('users').set({ role: 'editor' }).where('id', '=', ADMIN.id).execute()
    expect(await erasePerson(parts(), ADMIN, again)).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(/permiso/),
    })
    expect(await exportPerson(parts(), ADMIN, again)).toEqual({ ok: false, refusal: 'persona-sin-permiso' })
    await store().db.updateTable('users').set({ role: 'admin' }).where('id', '=', ADMIN.id).execute()
    expect(await dump()).toEqual(before)

    const [owner] = await OWNER_KIND.find(store().db, [ownerId])
    if (!owner) throw new Error('no owner')
    await updateRecord(change(), OWNER_KIND, owner, {
      edit: { ...owner, name: 'Ana Ruiz Peña' },
      version: owner.version,
    })
    expect(await erasePerson(parts(), ADMIN, again)).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(/cambió/),
    })
    expect((await found(typed)).length).toBe(refs.length)

    const outcomes = [await erase(typed), await erasePerson(parts(), ADMIN, again)]
    expect(outcomes).toEqual([{ ok: true }, { ok: false, refusal: expect.stringMatching(/ya no existe/) }])
    expect(await erasePerson(parts(), ADMIN, { ...again, refs: [] })).toMatchObject({ ok: false })
  })

  test('nobody erases their own account, nor a person whose import is under way', async () => {
    const own = await erase('jefa@x.mx')
    expect(own).toMatchObject({ ok: false, refusal: expect.stringMatching(/tu propia cuenta/) })
    const importId = await addImport()
    await addMessage()
    await setJobState(store().db, importId, 'running', BY)
    expect(await erase('8112345678')).toMatchObject({ ok: false, refusal: expect.stringMatching(/en curso/) })
    expect((await namingRows()).length).toBeGreaterThan(2)
  })

  test('a waiting change that would give properties to an erased owner does not', async () => {
    const { ownerId, id } = await addOwner()
    const batch = {
      change: { kind: 'facts' as const, values: { ownerId } },
      title: 'Propietario: Ana Ruíz',
      actor: BY,
      now: NOW,
    }
    const { id: other } = await createProperty(change(), buildProperty({ title: 'Nave 9' }))
    const jobId = await openBatch(store(), [{ id: other, version: 1, title: 'Nave 9', code: '' }], {
      ...batch,
      today: '2026-11-20',
    })
    expect(await erase('8112345678')).toEqual({ ok: true })
    await setJobState(store().db, jobId, 'running', BY)
    await openTestWorker(store(), { now: () => NOW }).run()
    expect((await jobRowsOf(store().db, jobId)).map(({ outcome, state }) => [outcome, state])).toEqual([
      ['refused', null],
    ])
    expect((await findRecord(store().db, id))?.input.ownerId).toBeNull()
    expect(await namingRows()).toEqual([])
  })

  test('the export has everything of the chosen records, and the log says so', async () => {
    const { id } = await addOwner()
    await addMessage()
    await addMentions(id)
    const exported = await exportPerson(parts(), ADMIN, {
      sought: sought('ana@correo.mx'),
      refs: await found('ana@correo.mx'),
    })
    if (!exported.ok) throw new Error(exported.refusal)
    const content = JSON.parse(exported.file) as Record<string, unknown>
    expect(content['Mensajes de contacto']).toEqual([expect.objectContaining({ Mensaje: 'Busco una bodega' })])
    expect(content['Propietarios']).toHaveLength(2)
    expect(content['Dónde más se nombra']).toContainEqual(expect.objectContaining({ Lugar: 'Registro de Actividad' }))
    expect(exported.name).toBe('datos-personales-2026-11-20.json')
    const events = await store().db.selectFrom('accountEvents').select(['action', 'userName', 'subject']).execute()
    expect(events).toEqual([
      { action: 'export_person', userName: 'Jefa', subject: expect.stringMatching(/Ana Ru[ií]z/) },
    ])
  })

  test('a lead goes with its history and its versions, also from the trash, and lines of others stay', async () => {
    const fields = buildLead({ name: 'Anita', phones: [`${PHONE} ext. 9`], emails: ['ana@correo.mx'] })
    const { id } = await createLead(change(), fields)
    await changeLead(change(), { id, version: 1 }, { name: 'Ana Ruíz', stage: 'visita' })
    await addEntry(change(), id, { kind: 'nota', note: 'Ana Ruíz prefiere Apodaca' })
    const trashed = await createLead(change(), buildLead({ name: 'Ana Ruiz', phones: [], emails: ['ana@correo.mx'] }))
    await deleteLead(change(), trashed.id)
    const other = await createLead(change(), buildLead({ name: 'Eva Sada', phones: ['+528122223333'], emails: [] }))
    await addEntry(change(), other.id, { kind: 'nota', note: 'La recomendó Ana Ruiz, 81 1234 5678' })
    expect(await kindsFound('81 1234 5678')).toEqual(['lead', 'lead-note'])
    expect((await namingRows()).length).toBeGreaterThan(6)
    expect(await erase('81 1234 5678')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
    expect(await restoreDeleted(change(), trashed.id)).toBeNull()
    const { lines } = await findEntries(store().db, other.id)
    expect(lines.map(({ note }) => note)).toContain('La recomendó persona borrada')
  })

  test('the texts of the leads of others say that a person was erased, also in versions and in the trash', async () => {
    const fields = buildLead({ phones: ['+528122223333'], nextAction: 'Llamar a Ana Ruíz', nextDay: '2026-11-25' })
    const { id } = await createLead(change(), { ...fields, company: 'Transportes de Ana Ruiz' })
    await changeLead(change(), { id, version: 1 }, { nextAction: 'Visita' })
    const trashed = await createLead(change(), { ...fields, name: 'Beto', nextAction: 'Mandar a ana@correo.mx' })
    await deleteLead(change(), trashed.id)
    await addMessage()
    expect((await found('Ana Ruiz')).filter(({ kind }) => kind === 'lead-text').map((each) => each.title)).toEqual([
      'Eva Sada',
      'Beto',
    ])
    expect(await erase('ana@correo.mx', ({ kind }) => kind === 'message' || kind === 'lead-text')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
    expect(await findLead(store().db, id)).toMatchObject({
      name: 'Eva Sada',
      company: 'Transportes de persona borrada',
      nextAction: 'Visita',
      version: 3,
    })
    expect(await restoreDeleted(change(), trashed.id)).toMatchObject({ kind: 'lead' })
    expect(await findLead(store().db, trashed.id)).toMatchObject({ nextAction: 'Mandar a persona borrada' })
  })

  test('an account with open leads is erased once they are handed over', async () => {
    const ana = await addPerson(store().db, 'Anabel')
    const { id } = await createLead(change(), buildLead({ asesorId: ana.id }))
    const refused = { ok: false, refusal: expect.stringContaining('antes pásalos a otra') }
    expect(await erase('anabel@x.mx', ({ kind }) => kind === 'member')).toEqual(refused)
    expect(await findLead(store().db, id)).toMatchObject({ asesorName: 'Anabel' })
    await changeLead(change(), { id, version: 1 }, { stage: 'ganado' })
    expect(await erase('anabel@x.mx', ({ kind }) => kind === 'member')).toEqual({ ok: true })
    expect(await findLead(store().db, id)).toMatchObject({ asesorId: null, stage: 'ganado' })
  })

  test('docs/security.md says of every table what it has of a person', async () => {
    const document = await readFile('docs/security.md', 'utf8')
    const section = document.slice(document.indexOf('## Los datos de una persona'), document.indexOf('## Criptografía'))
    const tables = (await store().db.introspection.getTables()).map(({ name }) => name)
    expect(tables.length).toBeGreaterThan(30)
    expect(tables.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  })

  test('hostile texts find nobody and break nothing, also in damaged JSON', async () => {
    await addMessage()
    const { id } = await addOwner()
    await sql`update versions set content = '{"broken Ana Ruíz' where "recordId" = ${id}`.execute(store().db)
    for (const typed of [
      "'; drop table owners; --",
      '%_\\',
      '<script>alert(1)</script>',
      '((((',
      '+'.repeat(100),
      '0'.repeat(100),
    ])
      expect(readSought(typed) ? await found(typed) : []).toEqual([])
    expect(await erase('8112345678')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
  })

  test('a removed owner is found in the trash and erased there', async () => {
    const { ownerId } = await addOwner()
    await removeRecord(change(), OWNER_KIND, ownerId)
    expect((await found('8112345678')).map(refValue)).toContain(`owner:${ownerId}`)
    expect(await erase('8112345678')).toEqual({ ok: true })
    expect(await namingRows()).toEqual([])
  })
})

test.each(STORES.filter((dialect) => dialect === 'postgres'))(
  'on %s, of two processes that erase the same person one does, and neither fails',
  { timeout: PATIENCE },
  async (dialect) => {
    const [one, other] = await openTwoStores(dialect)
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-persons-'))
    const files = await openFileStore({ storageUrl: null, folder })
    await addPerson(one.db, ADMIN.name, 'admin')
    const message = { nombre: 'Ana Ruíz', email: 'ana@correo.mx', mensaje: 'Hola', createdAt: NOW.toISOString() }
    await one.db
      .insertInto('contactMessages')
      .values({ id: randomUUID(), ...message })
      .execute()
    const sought = readSought('ana@correo.mx')
    if (!sought) throw new Error('nothing sought')
    const { groups } = await gatherPerson(one, sought)
    const refs = groups.flatMap(({ name, records }) => records.map(({ id }) => ({ kind: name, id })))
    const reviewed = await reviewErasure({ store: one, files, now: () => NOW }, { sought, refs })
    if (!reviewed.ok) throw new Error(reviewed.refusal)
    const { fingerprint: seen, texts } = reviewed.review
    const outcomes = await Promise.all(
      [one, other].map((store) => erasePerson({ store, files, now: () => NOW }, ADMIN, { sought, refs, seen, texts })),
    )
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await one.close()
    await rm(folder, { recursive: true })
  },
)
