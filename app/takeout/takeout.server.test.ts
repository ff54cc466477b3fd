import { hash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { saveAgencyContent } from '#app/agency/change-agency.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { addFile } from '#app/editing/dossier/files.server.ts'
import { addNote } from '#app/editing/dossier/notes.server.ts'
import { readPlaceKey } from '#app/catalogue/place/public-point.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { LIST_OWNER, insertEveryValue } from '#test/earlier-stores/every-value.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { snapshotOf, snapshotOfPglite } from '#test/snapshot-of.ts'
import { SERVER, STORES, openEmptyStore, openNewStore } from '#test/stores.ts'
import { importBytes, inFolder, openFiles, takeoutOf } from '#test/takeouts.ts'
import { type TarEntry, entriesOfTar, hashed, tarOf } from '#test/tar.ts'
import { ACCOUNT_COLUMNS } from './add-people.server.ts'
import { NOT_TAKEN_OUT, TAKEOUT_KINDS } from './takeout-kinds.server.ts'

const NOW = new Date('2026-11-30T18:00:00Z')
const ANA = { id: '018f0000-0000-7000-8000-00000000000a', name: 'Ana Ruiz' }
const PERSON = { email: 'ana@ejemplo.example', role: 'editor', createdAt: NOW.toISOString() }

async function refusalOf(importing: Promise<unknown>): Promise<string> {
  return importing.then(
    () => 'imported',
    (error: unknown) => (error instanceof ArchiveRefused ? error.message : String(error)),
  )
}

/** A store with something in every table that a takeout contains. */
async function fill(store: Store, files: FileStore) {
  const { db } = store
  await insertEveryValue(store)
  await settleInNuevoLeon(db)
  const change = { db, actor: { id: null, name: 'Ana Ruiz' }, now: NOW }
  await saveSettings({ ...change, note: 'Contacto' }, {})
  await saveAgencyContent(change, DEMO_AGENCY)
  await db
    .insertInto('users')
    .values({ ...PERSON, ...ANA })
    .execute()
  await db
    .insertInto('users')
    .values({ ...PERSON, id: 'nobody', name: 'Sin filas', email: 'x@ejemplo.example' })
    .execute()
  const photos: string[] = []
  for (const colour of ['#112233', '#445566', '#778899']) photos.push(await addPhoto(store, files, colour))
  const [facade = '', plan = '', portrait = ''] = photos
  const shown = {
    photos: [{ photoId: facade, alt: 'Fachada\u2028con todo 🏭' }],
    plans: [{ photoId: plan, alt: null }],
  }
  const owner = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Luis Garza', phone: '+528187654321', email: null }
  await db
    .insertInto('owners')
    .values({ ...owner, createdAt: NOW.toISOString(), updatedAt: null })
    .execute()
  const title = 'Nave «con» comillas'
  const input = buildProperty({ title, propertyId: 'PROP-900', ...shown, asesorId: ANA.id, ownerId: owner.id })
  await createProperty({ db: store.db, actor: ANA, now: NOW }, input)
  const { id: propertyId } = await db.selectFrom('properties').select('id').limit(1).executeTakeFirstOrThrow()
  await addNote(db, { propertyId, note: 'Una\nnota', contributor: { ...ANA, mayRemoveAny: false }, now: NOW })
  for (const [name, text] of [
    ['Contrato.pdf', 'uno'],
    ['Copia.pdf', 'uno'],
    ['Plano.pdf', 'dos'],
  ] as const) {
    const file = new File([`%PDF-1.7 ${text}`], name)
    const property = { id: propertyId, title: '', propertyId: null }
    const parts = { store, files, now: () => NOW }
    await addFile(parts, { property, kind: 'contrato', file, contributor: { ...ANA, mayRemoveAny: false } })
  }
  const deleted = await createProperty(
    { db: store.db, actor: ANA, now: NOW },
    { ...input, propertyId: 'PROP-901', title: 'Otra nave' },
  )
  await deleteProperty({ db: store.db, actor: ANA, now: NOW }, deleted.id)
  const { id: complexId } = await db.selectFrom('complexes').select('id').orderBy('id').executeTakeFirstOrThrow()
  for (const table of ['complexPhotos', 'complexPlans'] as const)
    await db.insertInto(table).values({ complexId, position: 0, photoId: facade, alt: null }).execute()
  const history = { savedAt: NOW.toISOString(), savedBy: null, savedByName: null, logId: null }
  await db
    .insertInto('versions')
    .values({ kind: 'complex', recordId: complexId, number: 1, content: '{"slug":"antes"}', ...history })
    .execute()
  await db
    .insertInto('versionPhotos')
    .values({ kind: 'complex', recordId: complexId, photoId: facade, lastNumber: 1 })
    .execute()
  await db
    .insertInto('redirects')
    .values({ source: '/viejo', propertyId: null, target: '/nosotros', createdAt: NOW.toISOString() })
    .execute()
  await db
    .insertInto('chatReferences')
    .values({ id: 'clic', code: 'K7F2', propertyId: null, page: '/', campaign: null, createdAt: NOW.toISOString() })
    .execute()
  await db
    .insertInto('retiredComplexSlugs')
    .values({ slug: 'viejo', complexId, retiredAt: NOW.toISOString() })
    .execute()
  await db
    .insertInto('asesorCards')
    .values({ userId: ANA.id, name: 'Ana', isShown: 1, updatedAt: NOW.toISOString() })
    .execute()
  await db.insertInto('asesorPhotos').values({ userId: ANA.id, photoId: portrait }).execute()
}

async function addPhoto({ db }: Store, files: FileStore, colour: string): Promise<string> {
  const bytes = await buildPicture('jpeg', { colour })
  const id = `photo-${colour.slice(1)}`
  const key = `properties/1700000000000_${colour.slice(1)}.jpg`
  await files.put(key, bytes)
  const row = { id, key, contentHash: hash('sha256', bytes), width: 60, height: 40, bytes: bytes.length }
  await db
    .insertInto('photos')
    .values({ ...row, createdAt: NOW.toISOString() })
    .execute()
  return id
}

/** The entry with the rows of a table. */
function rowsOf(table: string): string {
  return `tables/${table}/000000.ndjson`
}

/** The entries of a takeout with changed ones. */
function changedEntries(entries: readonly TarEntry[], name: string, change: (text: string) => string): TarEntry[] {
  return entries.map((entry) =>
    entry.name === name ? { name, content: Buffer.from(change(String(entry.content))) } : entry,
  )
}

/** A takeout with changed rows, whose hashes are those of the changed rows. */
async function forgedTakeout(bytes: Uint8Array, name: string, change: (text: string) => string): Promise<Buffer> {
  return tarOf(hashed(changedEntries(await entriesOfTar(bytes), name, change)))
}

/** Contents of versions that can be read. */
const VERSION = { slug: 'a', facts: {}, amenities: [], photos: [], plans: [] }
const OWNER = { name: 'Eva', phone: null, email: 'eva@correo.mx' }

describe.each(STORES)('on %s', (dialect) => {
  let bytes: Buffer

  beforeAll(async () => {
    bytes = await inFolder(async (folder) => {
      const store = await openNewStore(dialect)
      const files = await openFiles(folder)
      await fill(store, files)
      return takeoutOf(store, files).finally(() => store.close())
    })
  })

  /** A new store and its files, closed afterwards. */
  async function inNewStore<T>(run: (place: { store: Store; files: FileStore }) => Promise<T>): Promise<T> {
    return inFolder(async (folder) => {
      const store = await openNewStore(dialect)
      return run({ store, files: await openFiles(folder) }).finally(() => store.close())
    })
  }

  test('what is imported into an empty store is taken out of it byte for byte', async () => {
    await inNewStore(async ({ store, files }) => {
      expect(await importBytes({ store, files }, bytes)).toBe('34 propiedades, 4 fotos, 4 mensajes y 2 personas')
      const rows = await store.db
        .selectFrom('propertyFiles')
        .where('bytes', '>', 1)
        .orderBy('name')
        .select('key')
        .execute()
      expect(await Promise.all(rows.map(({ key }) => files.get(key)))).toEqual(
        ['uno', 'uno', 'dos'].map((text) => `%PDF-1.7 ${text}`),
      )
      const again = await takeoutOf(store, files)
      expect(hash('sha256', again)).toBe(hash('sha256', bytes))
      expect(await store.db.selectFrom('activityLogs').select('isImported').distinct().execute()).toEqual([
        { isImported: 1 },
      ])
      expect(await store.db.selectFrom('users').select(['id', 'name', 'disabledAt']).orderBy('id').execute()).toEqual([
        { ...ANA, disabledAt: expect.any(String) },
        { ...LIST_OWNER, disabledAt: expect.any(String) },
      ])
      expect(await store.db.selectFrom('accounts').select('id').execute()).toEqual([])
    })
  })

  test('public points follow from the places and the key of the takeout, whatever its rows say', async () => {
    const moved = await forgedTakeout(bytes, rowsOf('properties'), (text) =>
      text.replaceAll(/"publicLatitude":[\d.]+/g, '"publicLatitude":25.1'),
    )
    const pointsOf = async (file: Uint8Array) =>
      inNewStore(async ({ store, files }) => {
        await readPlaceKey(store.db)
        await importBytes({ store, files }, file)
        return store.db
          .selectFrom('properties')
          .where('precision', '=', 'aproximada')
          .where('latitude', 'is not', null)
          .orderBy('id')
          .select(['id', 'publicLatitude', 'publicLongitude'])
          .execute()
      })
    const points = await pointsOf(bytes)
    expect(points.length).toBeGreaterThan(0)
    expect(await pointsOf(moved)).toEqual(points)
  })

  test('every kind has rows in that test', async () => {
    const names = (await entriesOfTar(bytes)).map(({ name }) => name)
    expect(TAKEOUT_KINDS.map(({ table }) => rowsOf(table)).filter((name) => !names.includes(name))).toEqual([])
  })

  test('a takeout of an earlier schema is migrated', async () => {
    const withoutNew = (text: string) =>
      text
        .split('\n')
        .map((line) => line.replaceAll(/,"(?:factsSince|earlierFactsSince|earlierStatusSince)":"[^"]*"/g, ''))
        .join('\n')
    const later = 'versions versionPhotos redirects leads leadContacts leadEntries visits deals chatReferences'.split(
      ' ',
    )
    const changed = ['manifest.json', 'SHA256SUMS', ...['properties', 'owners', 'globalConfig'].map(rowsOf)]
    const isChanged = ({ name }: TarEntry) => changed.includes(name)
    const isLater = ({ name }: TarEntry) => later.map(rowsOf).includes(name)
    const withoutLeads = (text: string) => text.replaceAll(/^.*"(?:\w+_)?(?:lead|visit)".*\n/gm, '')
    const known = (await entriesOfTar(bytes)).filter((entry) => !isLater(entry))
    const unversioned = changedEntries(known, rowsOf('owners'), (text) => text.replaceAll(/,"version":\d+/g, ''))
    const unled = changedEntries(unversioned, rowsOf('activityLogs'), withoutLeads)
    const unset = changedEntries(unled, rowsOf('globalConfig'), (text) =>
      text.replaceAll(/,"(?:leadAccess|lostLeadMonths|messageLeads)":[^,}]*/g, ''),
    )
    const entries = changedEntries(unset, rowsOf('properties'), withoutNew)
    const older = (schema: string) =>
      tarOf(
        hashed(
          changedEntries(entries, 'manifest.json', (text) =>
            text.replace(/"schema": "[^"]*"/, `"schema": "${schema}"`),
          ),
        ),
      )
    await inNewStore(async ({ store, files }) => {
      const importing = importBytes({ store, files }, await older('9999-later'))
      expect(await refusalOf(importing)).toMatch(/El archivo es de una versión más nueva/)
      await importBytes({ store, files }, await older('0026-batch-preview'))
      const { db } = store
      const since = await db.selectFrom('properties').select(['factsSince', 'updatedAt', 'createdAt']).execute()
      expect(since.length).toBeGreaterThan(30)
      expect(since.filter((row) => row.factsSince !== (row.updatedAt ?? row.createdAt))).toEqual([])
      const again = await entriesOfTar(await takeoutOf(store, files))
      const others = (all: readonly TarEntry[]) =>
        all
          .filter((entry) => !isChanged(entry) && !isLater(entry))
          .map(({ name, content }) => [name, hash('sha256', content)])
      expect(others(again)).toEqual(others(entries))
    })
  })

  test('somebody with an account here keeps it, and the rows of the takeout are theirs', async () => {
    await inNewStore(async ({ store, files }) => {
      const { db } = store
      await db
        .insertInto('users')
        .values({ ...PERSON, id: 'here', name: 'Ana', role: 'admin' })
        .execute()
      const times = { createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
      const account = {
        id: 'a',
        accountId: 'here',
        providerId: 'credential',
        userId: 'here',
        password: 'hash',
        ...times,
      }
      await db.insertInto('accounts').values(account).execute()
      await db
        .insertInto('sessions')
        .values({ id: 's', token: 't', userId: 'here', expiresAt: 'z', ...times })
        .execute()
      await importBytes({ store, files }, bytes)
      const found = await db
        .selectFrom('users')
        .innerJoin('accounts', 'accounts.userId', 'users.id')
        .innerJoin('sessions', 'sessions.userId', 'users.id')
        .select(['users.id', 'users.email', 'users.role', 'disabledAt', 'accountId', 'password'])
        .execute()
      expect(found).toEqual([
        { id: ANA.id, email: PERSON.email, role: 'admin', disabledAt: null, accountId: ANA.id, password: 'hash' },
      ])
      const made = await db.selectFrom('properties').where('createdBy', '=', ANA.id).select('title').execute()
      expect(made).toEqual([{ title: 'Nave «con» comillas' }])
    })
  })

  test('a store with a property, or an invalid file, is left as it was', async () => {
    const entries = await entriesOfTar(bytes)
    const changed = (name: string, change: (text: string) => string) => tarOf(changedEntries(entries, name, change))
    const forged = (table: string, change: (text: string) => string) => forgedTakeout(bytes, rowsOf(table), change)
    const without = (name: string) => tarOf(entries.filter((entry) => entry.name !== name))
    const withFirst = (name: string) => tarOf(hashed(entries.toSpliced(1, 0, { name, content: Buffer.from('{}\n') })))
    const nameOf = (start: string) => entries.find(({ name }) => name.startsWith(start))?.name ?? ''
    const photo = nameOf('files/properties/')
    const privateName = nameOf('files/private/')
    const cases: [what: string, file: Uint8Array, sentence: RegExp][] = [
      ['no tar', Buffer.from('hola'.repeat(500)), /no es un archivo completo/],
      ['an empty tar', await tarOf([]), /no es un archivo completo/],
      ['a file cut in its rows', bytes.subarray(0, bytes.indexOf(rowsOf('activityLogs')) + 5_000), /está incompleto/],
      ['a cut file', bytes.subarray(0, bytes.length - 20_000), /está incompleto/],
      [
        'another row',
        await changed(rowsOf('properties'), (text) => text.replace('Con todo', 'Con nada')),
        /no es lo que dicen/,
      ],
      ['another photo', await changed(photo, (text) => `${text}x`), /no es lo que dicen/],
      ['no photo', await without(photo), /no es lo que dicen/],
      ['another private file', await changed(privateName, (text) => `${text}x`), /no es lo que dicen/],
      ['no private file', await without(privateName), /no es lo que dicen/],
      [
        'a private key elsewhere',
        await forged('propertyFiles', (text) => text.replaceAll('private/', 'properties/')),
        /archivo privado no es válido/,
      ],
      [
        'another hash in its rows',
        await forged('photos', (text) => text.replace(/"contentHash":"\w{64}"/, '"contentHash":"x"')),
        /no es lo que dicen sus filas/,
      ],
      [
        'a file that no row names',
        await tarOf(hashed([...entries, { name: 'files/properties/1_x.jpg', content: Buffer.from('x') }])),
        /del que sus filas no saben nada/,
      ],
      ['no manifest', await without('manifest.json'), /no es un archivo completo/],
      ['no hashes', await without('SHA256SUMS'), /está incompleto/],
      ['a path', await withFirst('../../etc/passwd'), /no es un archivo completo/],
      ['a packed table', await withFirst('tables/owners/000001.ndjson.gz'), /no es un archivo completo/],
      ['an unknown table', await withFirst(rowsOf('sessions')), /trae «tables\/sessions\/000000.ndjson»/],
      [
        'a later format',
        await changed('manifest.json', (text) => text.replace('"format": 2', '"format": 3')),
        /El archivo es de una versión más nueva/,
      ],
      [
        'a backup',
        await changed('manifest.json', (text) => text.replace('withoutAccounts', 'everything')),
        /no es un archivo completo/,
      ],
      ['a cut encrypted backup', Buffer.from('CERRO-NORTE-ENC'), /no es un archivo completo/],
      [
        'a secret',
        await forged('users', (text) => text.replace('{', '{"twoFactorEnabled":1,')),
        /trae «twoFactorEnabled»/,
      ],
      [
        'a key elsewhere',
        await forged('photos', (text) => text.replace('properties/1', 'properties/../1')),
        /nombre o el tamaño/,
      ],
      ['no JSON', await forged('interest', (text) => text.replace('{', '')), /no es JSON/],
      [
        'an unknown word',
        await forged('properties', (text) => text.replace('"disponible"', '"regalada"')),
        /properties.+ no se puede guardar/,
      ],
      [
        'a short key of public points',
        await forged('installation', (text) => text.replace(/"value":"[^"]*"/, '"value":"abc"')),
        /una llave que no es segura/,
      ],
      ['an unknown role', await forged('users', (text) => text.replace('editor', 'toString')), /rol conocido/],
    ]
    await inNewStore(async ({ store, files }) => {
      const before = await takeoutOf(store, files)
      for (const [what, file, sentence] of cases)
        expect([what, await refusalOf(importBytes({ store, files }, file))]).toEqual([
          what,
          expect.stringMatching(sentence),
        ])
      expect(hash('sha256', await takeoutOf(store, files))).toBe(hash('sha256', before))
      expect([...(await files.listAll('', { recursive: true })).objects]).toEqual([])
      await createProperty({ db: store.db, actor: { id: null, name: null }, now: NOW }, buildProperty())
      await expect(importBytes({ store, files }, bytes)).rejects.toThrow('Aquí ya hay propiedades')
    })
  })

  test.each<[table: string, wrong: Record<string, unknown>, sentence: RegExp]>([
    ['versions', { kind: 'firm', recordId: 'datos', content: 'x' }, /«content» no se puede leer: no es JSON/],
    ['versions', { kind: 'firm', recordId: 'datos', content: '"x"' }, /«content» no se puede leer: no tiene la forma/],
    ['versions', { kind: 'firm', recordId: 'datos', content: [] }, /«content»/],
    ['versions', { kind: 'firm', recordId: 'datos', content: { name: ['x'] } }, /«name» falta o no es válido/],
    ['versions', { kind: 'firm', recordId: 'marca', content: { main: 'red; }' } }, /«main»/],
    ['versions', { kind: 'firm', recordId: 'servicios', content: { services: [null] } }, /«services.0»/],
    ['versions', { kind: 'firm', recordId: 'inicio', content: { heading: 'a\ud800' } }, /«heading»/],
    ['globalConfig', { zones: [{ name: 'x' }] }, /«zones» no se puede leer/],
    ['globalConfig', { homeStates: { 0: 'Nuevo León' } }, /«homeStates»/],
    ['globalConfig', { landmarks: [{ name: 'x', latitude: 1e300, longitude: 0 }] }, /«landmarks»/],
    ['versions', { kind: 'settings', content: {} }, /«contactName»/],
    ['versions', { kind: 'property', content: VERSION, deleted: {} }, /«deleted» no se puede leer: «createdAt»/],
    ['versions', { kind: 'complex', content: { slug: 'a' }, deleted: 7 }, /«deleted»/],
    ['versions', { kind: 'owner', content: OWNER, deleted: { createdAt: 1 } }, /«createdAt»/],
    ['versions', { kind: 'owner', content: { id: 1 } }, /«name»/],
    ['versions', { kind: 'property', content: { slug: 'a', facts: [] } }, /«facts»/],
    ['versions', { kind: 'property', content: 'null' }, /«content»/],
    ['versions', { kind: 'complex', content: { slug: 5 } }, /«slug»/],
  ])('%s with %j is refused with its line and the reason, and nothing is written', async (table, wrong, sentence) => {
    const file = await forgedTakeout(bytes, rowsOf(table), (text) => {
      const [first = '', ...rest] = text.split('\n')
      return [JSON.stringify({ ...JSON.parse(first), ...wrong }), ...rest].join('\n')
    })
    await inNewStore(async ({ store, files }) => {
      const before = await takeoutOf(store, files)
      const refused = await refusalOf(importBytes({ store, files }, file))
      expect(refused).toContain(`${rowsOf(table)}, línea 1: `)
      expect(refused).toMatch(sentence)
      expect(hash('sha256', await takeoutOf(store, files))).toBe(hash('sha256', before))
      expect([...(await files.listAll('', { recursive: true })).objects]).toEqual([])
    })
  })

  test('every table of the store is taken out, or named with the reason why not', async () => {
    await inNewStore(async ({ store }) => {
      const tables = await store.db.introspection.getTables()
      const kinds = new Map(TAKEOUT_KINDS.map((kind) => [kind.table, kind]))
      expect(tables.map(({ name }) => name).filter((name) => !kinds.has(name) && !NOT_TAKEN_OUT.has(name))).toEqual([])
      const secret = tables.flatMap(({ name, columns }) =>
        kinds.get(name)?.columns === null
          ? columns
              .filter((column) => /token|secret|password/i.test(column.name))
              .map((column) => `${name}.${column.name}`)
          : [],
      )
      expect(secret).toEqual([])
    })
  })

  test('every column that names an account is known to an import', async () => {
    await inNewStore(async ({ store }) => {
      const named = ACCOUNT_COLUMNS.map(([table, column]) => `${table}.${column}`)
      const replaced = TAKEOUT_KINDS.map(({ table }) => table)
      const snapshot = await snapshotOf(store)
      const tables = snapshot.tables.filter(({ name }) => !replaced.includes(name))
      await snapshot.close()
      const found = tables.flatMap(({ name, columns }) =>
        columns.filter((column) => /^userId$|By$/.test(column)).map((column) => `${name}.${column}`),
      )
      expect(found.filter((column) => !named.includes(column))).toEqual([])
    })
  })
})

// Without TEST_DATABASE_URL this is the only PostgreSQL of these tests.
test('what SQLite gave is imported into PostgreSQL and taken out of it byte for byte', async () => {
  const bytes = await inFolder(async (folder) => {
    const store = await openNewStore('sqlite')
    const files = await openFiles(folder)
    await fill(store, files)
    return takeoutOf(store, files).finally(() => store.close())
  })
  await inFolder(async (folder) => {
    const store = await openEmptyStore('postgres')
    await migrate(store)
    const files = await openFiles(folder)
    await importBytes({ store, files }, bytes)
    const again = await takeoutOf(store, files, SERVER ? snapshotOf : snapshotOfPglite)
    expect(again.equals(bytes)).toBe(true)
    await store.close()
  })
})
