import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import { findEvents } from '#app/accounts/events/find-events.server.ts'
import { ORDERED_DELIVERIES, mayDeliver } from '#app/accounts/later-acts/deliveries.server.ts'
import { LATER_ACTS } from '#app/accounts/later-acts/later-acts.server.ts'
import { findOpenReset } from '#app/accounts/find-reset-link.server.ts'
import { createResetLink, resetPassword } from '#app/accounts/password-reset.server.ts'
import { ROLES, type Role, isAllowed } from '#app/accounts/role.ts'
import { changeMember } from '#app/accounts/team/change-member.server.ts'
import { admissionOf, createInvitation } from '#app/accounts/team/invitations.server.ts'
import { invitePeople } from '#app/accounts/team/invite-people.server.ts'
import { TEAM_INTENTS } from '#app/accounts/team/team-intents.ts'
import { createTeamResetLink } from '#app/accounts/team/team.server.ts'
import { openContactService } from '#app/contact/contact-service.server.ts'
import { changeBatch } from '#app/inventory/batches/change-batch.server.ts'
import { findSelected, openBatch } from '#app/inventory/batches/open-batch.server.ts'
import { changeImport } from '#app/inventory/import/change-import.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { importReport } from '#app/inventory/import/report.server.ts'
import { LEAD_IMPORTS } from '#app/inventory/lead-import/lead-imports.server.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import { orderVisitMail } from '#app/leads/visits/visit-mail.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { OUTBOX_KINDS } from '#app/mail/outbox-kinds.ts'
import { openOutboxWorker } from '#app/mail/outbox-worker.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import { buildWaitingPictures, openPhotoJob } from '#test/factories/bulk-photos.ts'
import { jobOf, jobRowsOf, openTestWorker, refuseAll } from '#test/factories/jobs.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { deliveryChannels } from './delivery-channels.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const now = () => NOW
const INVITE = { registration: 'invite', isRegistrationFixed: true } as const
const publicUrl = 'http://x.test'
const readSecret = async () => 'a secret of the tests, as long as one should be'
const ANA = { id: 'ana', name: 'Ana', email: 'ana@x.mx', role: 'admin' as const }
const EVA = { id: 'eva', name: 'Eva', email: 'eva@x.mx', role: 'admin' as const }
const PRICE = { kind: 'price', operation: 'all', direction: 'up', rounding: 0, way: 'percent', percent: 500 } as const

/** Tables in which nothing waits to happen by order of a person, and why. */
const NOTHING_LATER = [
  [
    'What is said of a property, a conjunto or an owner.',
    'properties propertyAmenities propertyPhotos propertyPlans retiredSlugs redirects',
    'propertyNotes propertyFiles complexes complexPhotos complexPlans retiredComplexSlugs',
    'owners photos interest chatReferences',
  ],
  [
    'What is said of a lead. Its next action is a promise that Hoy shows.',
    'leads leadContacts leadEntries visits deals',
  ],
  [
    'Versions. The papelera empties itself after 30 days: the site does it, of what was deleted.',
    'versions versionPhotos',
  ],
  ['What is said of the agency and its people.', 'globalConfig asesorCards asesorPhotos savedLists'],
  ['Accounts. The guard reads the role with every request.', 'users accounts sessions secondFactors calendarAddresses'],
  ['Rows of a job, which have its author.', 'jobRows importRecords'],
  ['Logs, and messages of visitors.', 'activityLogs accountEvents contactMessages'],
  ['The settings of the agency order the nightly backup, and they stay when a person leaves.', 'backups'],
  ['State of the installation.', 'installation rateLimits catalogueChanges'],
].flatMap(([, ...names]) => names.join(' ').split(' '))

/** Columns whose names tell of something later, and what they are. */
const KNOWN_LATER_COLUMNS = new Map([
  ['accounts.accessTokenExpiresAt', 'Of other sites, by which nobody signs in here.'],
  ['accounts.refreshTokenExpiresAt', 'As above.'],
  ['jobs.claimedUntil', 'An act of the table.'],
  ['invitations.expiresAt', 'An act of the table.'],
  ['leads.nextAction', 'What somebody promised to do; Hoy shows it, and nothing happens by itself.'],
  ['leads.nextDay', 'As above.'],
  ['leads.nextHour', 'As above.'],
  ['outbox.nextAttemptAt', 'An act of the table.'],
  ['properties.exclusiveUntil', 'A fact that alerts show; nothing happens on that day.'],
  ['rateLimits.expiresAt', 'The end of a count.'],
  ['secondFactors.lockedUntil', 'Not used.'],
  ['sessions.expiresAt', 'The end of a session.'],
  ['verifications.expiresAt', 'An act of the table.'],
])

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let accounts: Accounts
  let mails: string[]
  let canMail: boolean
  let token: string

  beforeEach(async () => {
    const warn = (message: string) => expect.fail(message)
    accounts = openAccounts({ store: store(), publicUrl, registration: 'invite', now, readSecret, warn })
    mails = []
    canMail = true
    token = ''
    await addPerson(store().db, 'Ana', 'admin')
    await addPerson(store().db, 'Eva', 'admin')
    await addPerson(store().db, 'Leo', 'lector')
  })

  const mail = {
    isFixed: true,
    isConfigured: async () => canMail,
    async send({ to }: { to: readonly string[] }) {
      mails.push(...to)
      return []
    },
  }

  function parts() {
    const idle = { wake() {}, run: async () => {}, close: async () => {} }
    return { store: store(), accounts, now, publicUrl, mail, readSecret, outboxWorker: idle, jobWorker: idle }
  }

  function channels() {
    const options = { store: store(), mail, publicUrl, readSecret, now }
    const contactService = openContactService({ ...options, contactTo: null, contactForwardUrl: 'http://x.test' })
    return deliveryChannels({ ...options, accounts, contactService })
  }

  function change(id: string, fields: Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ id, ...fields })) form.set(name, value)
    return changeMember(parts(), EVA, form)
  }

  async function deliver() {
    const mayBeSent = (delivery: Parameters<typeof mayDeliver>[1]) => mayDeliver(store().db, delivery)
    const worker = openOutboxWorker({
      store: store(),
      channels: channels(),
      mayDeliver: mayBeSent,
      now,
      warn: expect.fail,
    })
    await worker.run()
    return mails.length > 0
  }

  function jobWorker(onPhotos: () => Promise<unknown> = async () => {}) {
    return openTestWorker(store(), {
      pictures: buildWaitingPictures(store(), onPhotos),
      now,
      warn: (message) => expect.fail(message),
      async takePhotos(addresses) {
        await onPhotos()
        return refuseAll(addresses)
      },
    })
  }

  async function startImport(file = buildInventory(2), actor = ANA) {
    const read = readTable(Buffer.from(file))
    if ('fault' in read) throw new Error(read.fault)
    const id = await openImport(PROPERTY_IMPORTS, store(), read, { filename: 'lista.csv', actor: EVA, now: NOW })
    await pressImport(id, 'start', actor)
    return id
  }

  function pressImport(id: string, intent: string, actor = ANA) {
    const form = new FormData()
    form.set('intent', intent)
    return changeImport(PROPERTY_IMPORTS, parts(), id, { form, actor })
  }

  async function openPrices(count = 2) {
    const inputs = Array.from({ length: count }, (_none, at) =>
      buildProperty({ propertyId: `L-${at}`, priceCents: 100_00 }),
    )
    await insertMany(
      store().db,
      inputs.map((input) => ({ input })),
    )
    const chosen = await findSelected(store(), { rows: [], query: UNFILTERED_LIST, isAll: true }, TODAY)
    return openBatch(store(), chosen, { change: PRICE, title: 'Precio', actor: EVA, now: NOW, today: TODAY })
  }

  function pressBatch(id: string, intent: string, actor = ANA, worker = { run: async () => {} }) {
    return changeBatch(
      { store: store(), jobWorker: { wake() {}, close: async () => {}, ...worker } },
      id,
      { intent, leftOut: [] },
      actor,
    )
  }

  async function batchOf(id: string) {
    const { state, stopReason } = await jobOf(store().db, id)
    const rows = await jobRowsOf(store().db, id)
    return { state, stopReason, saved: rows.filter((row) => row.state === 'saved').length }
  }

  async function importOf(id: string) {
    const { state, stopReason } = await jobOf(store().db, id)
    return { state, stopReason, rows: (await jobRowsOf(store().db, id)).map((row) => row.state) }
  }

  function countOf(table: 'outbox' | 'verifications' | 'invitations'): Promise<number> {
    return store()
      .db.selectFrom(table)
      .select('id')
      .execute()
      .then((rows) => rows.length)
  }

  const underWay = async () =>
    (await store().db.selectFrom('jobs').where('state', 'in', ['running', 'undoing']).select('id').execute()).length

  /**
   * For each act of the table: Ana orders it, how much of it waits, and whether it happens when its time comes. A new act
   * needs a case here.
   */
  const CASES: Record<
    string,
    { order: () => Promise<unknown>; waiting: () => Promise<number>; happens: () => Promise<boolean> }
  > = {
    'job: import': {
      order: () => startImport(),
      waiting: underWay,
      async happens() {
        await jobWorker().run()
        return (await store().db.selectFrom('properties').select('id').execute()).length === 2
      },
    },
    'job: change': {
      order: async () => pressBatch(await openPrices(), 'start'),
      waiting: underWay,
      async happens() {
        await jobWorker().run()
        const rows = await store().db.selectFrom('properties').select('priceCents').execute()
        return rows.every(({ priceCents }) => priceCents === 105_00)
      },
    },
    'job: photos': {
      async order() {
        const ids = await insertMany(store().db, [{ input: buildProperty() }])
        const id = await openPhotoJob(store(), ids, EVA)
        await moveJob(store(), { kind: 'photos', id, intent: 'start' }, ANA)
      },
      waiting: underWay,
      async happens() {
        await jobWorker().run()
        return (await store().db.selectFrom('propertyPhotos').select('photoId').execute()).length === 1
      },
    },
    'job: leads': {
      async order() {
        const table = { headers: ['Nombre', 'Teléfono'], rows: [{ line: 2, cells: ['Eva Sada', '8112345678'] }] }
        const file = { filename: 'prospectos.csv', actor: EVA, now: NOW }
        const id = await openImport(LEAD_IMPORTS, store(), { table }, file)
        await moveJob(store(), { kind: 'leads', id, intent: 'start' }, ANA)
      },
      waiting: underWay,
      async happens() {
        await jobWorker().run()
        return (await store().db.selectFrom('leads').select('id').execute()).length === 1
      },
    },
    invitation: {
      order: async () => (token = await createInvitation(store().db, { createdBy: 'ana', role: 'admin' }, NOW)),
      waiting: () => countOf('invitations'),
      happens: async () => (await admissionOf(store().db, INVITE, token, NOW)) === 'invited',
    },
    'link for a password': {
      order: () => makeLink('leo'),
      waiting: () => countOf('verifications'),
      happens: async () => (await findOpenReset(parts(), token)) !== null,
    },
    'own link or code': {
      order: async () => (token = (await createResetLink(accounts, ANA.email))?.token ?? ''),
      waiting: () => countOf('verifications'),
      happens: async () => (await findOpenReset(parts(), token)) !== null,
    },
    'own link by mail': {
      order: () => enqueue(store().db, { kind: 'password-reset', payload: ANA.email }, NOW),
      waiting: () => countOf('outbox'),
      happens: deliver,
    },
    'delivery: visit-calendar': {
      async order() {
        const byAna = { db: store().db, actor: ANA, now: NOW }
        const lead = await createLead(byAna, buildLead({ emails: ['eva@correo.mx'] }))
        const visit = await planVisit(byAna, buildVisit({ leadId: lead.id }))
        if (visit) await orderVisitMail(byAna, visit)
      },
      waiting: () => countOf('outbox'),
      happens: deliver,
    },
    'delivery: invitation': {
      order: () => invitePeople(parts(), ANA, [{ name: 'Nora', email: 'nora@x.mx', role: 'editor' }]),
      waiting: () => countOf('outbox'),
      happens: deliver,
    },
  }

  async function makeLink(id: string, by = ANA) {
    canMail = false
    const form = new FormData()
    form.set('intent', TEAM_INTENTS.reset)
    form.set('id', id)
    const made = await createTeamResetLink(parts(), by, form)
    token = new URL((made !== 'sin-permiso' && made?.link) || 'http://x.test').searchParams.get('token') ?? ''
    return made
  }

  const NAMES = LATER_ACTS.map(({ name, permission }) => [name, permission] as const)
  /** Every change of a person: disabled, or another role. */
  const CHANGES: readonly [name: string, fields: Record<string, string>, role: Role | null][] = [
    ['disabled', { intent: TEAM_INTENTS.disable }, null],
    ...ROLES.map((role): [string, Record<string, string>, Role] => [role, { intent: TEAM_INTENTS.role, role }, role]),
  ]

  describe.each(NAMES)('%s (%s)', (name, permission) => {
    const act = () => {
      const found = CASES[name]
      if (!found) throw new Error(`no case for ${name}`)
      return found
    }

    test('it happens while its author may order it', async () => {
      await act().order()
      expect(await act().waiting()).toBe(1)
      expect(await act().happens()).toBe(true)
    })

    test.each(CHANGES)('its author is %s', async (_change, fields, role) => {
      await act().order()
      await change('ana', fields)
      const isLost = role === null || !isAllowed(role, permission)
      expect(await act().waiting()).toBe(isLost ? 0 : 1)
      const { events } = await findEvents(store(), 1)
      const told = events.filter(({ action }) => action === 'cancel_pending')
      expect(told.map(({ subject, userName }) => [subject, userName])).toEqual(isLost ? [['ana@x.mx', 'Eva']] : [])
      expect(told.every(({ details }) => details?.includes('1 '))).toBe(true)
      expect(await act().happens()).toBe(!isLost)
    })

    // As after a restore, or where another version of the product made the change.
    test.each([
      ['disabled', { disabledAt: NOW.toISOString() }],
      ['of an unknown role', { role: 'dueño' }],
    ])('its author is %s without anything being cancelled', async (_change, columns) => {
      await act().order()
      await store().db.updateTable('users').set(columns).where('id', '=', 'ana').execute()
      expect(await act().waiting()).toBe(1)
      expect(await act().happens()).toBe(permission === 'own' && 'role' in columns)
    })

    test('its author is deleted', async () => {
      await act().order()
      await store().db.deleteFrom('users').where('id', '=', 'ana').execute()
      expect(await act().happens()).toBe(false)
    })
  })

  test('every table either has an act or a reason why nothing happens later in it', async () => {
    const tables = (await store().db.introspection.getTables()).map(({ name }) => name)
    const decided = [...LATER_ACTS.map(({ table }) => table), ...NOTHING_LATER]
    expect(tables.filter((name) => !decided.includes(name))).toEqual([])
    expect(NOTHING_LATER.filter((name) => !tables.includes(name))).toEqual([])
  })

  test('no other column tells of something later', async () => {
    const tables = await store().db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column.name}`))
    const later = columns.filter((column) =>
      /\.(next|publish|schedul|due)|(Expires|Until|Attempt|Due)(At)?$|expiresAt$/.test(column),
    )
    expect(later.filter((column) => !KNOWN_LATER_COLUMNS.has(column))).toEqual([])
  })

  test('every kind of the outbox has its channel and says who orders it', () => {
    const kinds = channels().map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(Object.keys(OUTBOX_KINDS).toSorted())
    expect(Object.keys(ORDERED_DELIVERIES).toSorted()).toEqual(kinds.toSorted())
  })

  test('an ordered delivery without a known author is deleted, not sent', async () => {
    await enqueue(store().db, { kind: 'invitation', payload: '{}' }, NOW)
    expect([await deliver(), await countOf('outbox')]).toEqual([false, 0])
  })

  const WITH_PHOTOS = buildInventory(4)
    .replaceAll('Estatus', 'Fotos')
    .replaceAll('"Activa"', '"https://x.example/1.jpg"')

  test.each([
    ['disabled', { intent: TEAM_INTENTS.disable }, 'La cuenta de Ana está desactivada.'],
    ['a lector', { intent: TEAM_INTENTS.role, role: 'lector' }, 'Ana ya no tiene permiso para hacerlo.'],
  ] as const)(
    'an import whose author is %s between two rows stops at that row and says so',
    async (_change, fields, reason) => {
      const id = await startImport(WITH_PHOTOS)
      let photos = 0
      await jobWorker(async () => {
        photos += 1
        if (photos === 3) await change('ana', fields)
      }).run()
      expect(await importOf(id)).toEqual({ state: 'stopped', stopReason: reason, rows: ['saved', 'saved', null, null] })
      const report =
        (await (await importReport(PROPERTY_IMPORTS, store(), { id, viewer: { id: 'ana', role: 'admin' } }))?.text()) ??
        ''
      expect(report.split('\r\n').filter((line) => line.includes(`Sin importar. ${reason}`))).toHaveLength(2)
      // Somebody else undoes it; it is theirs from then on.
      await pressImport(id, 'undo', EVA)
      await jobWorker().run()
      expect(await importOf(id)).toEqual({ state: 'undone', stopReason: null, rows: ['undone', 'undone', null, null] })
    },
  )

  test('an import goes on for whoever presses last, not for whoever uploaded or started it', async () => {
    const id = await startImport()
    await pressImport(id, 'pause', EVA)
    await pressImport(id, 'resume', EVA)
    await change('ana', { intent: TEAM_INTENTS.disable })
    await jobWorker().run()
    expect(await importOf(id)).toMatchObject({ state: 'done', rows: ['saved', 'saved'] })
    const authors = await store()
      .db.selectFrom('activityLogs')
      .where('action', '=', 'create_property')
      .select('userName')
      .execute()
    expect(authors).toEqual([{ userName: 'Eva' }, { userName: 'Eva' }])
  })

  test('a paused import of a disabled person waits for nobody', async () => {
    const id = await startImport()
    await pressImport(id, 'pause')
    await change('ana', { intent: TEAM_INTENTS.disable })
    expect(await importOf(id)).toMatchObject({ state: 'stopped' })
  })

  test('a change of many properties stops between two chunks', async () => {
    const id = await openPrices(300)
    await pressBatch(id, 'start')
    const running = jobWorker().run()
    while ((await batchOf(id)).saved === 0) await setImmediate()
    await change('ana', { intent: TEAM_INTENTS.role, role: 'lector' })
    await running
    const stopped = await batchOf(id)
    expect(stopped).toMatchObject({ state: 'stopped', stopReason: 'Ana ya no tiene permiso para hacerlo.' })
    expect(stopped.saved % 100).toBe(0)
    expect(stopped.saved).toBeLessThan(300)
    const worker = jobWorker()
    await pressBatch(id, 'resume', EVA, worker)
    await worker.run()
    expect(await batchOf(id)).toEqual({ state: 'done', stopReason: null, saved: 300 })
  })

  test('an administrator has one link at a time for a person; its use is logged with its author', async () => {
    await makeLink('leo')
    const first = token
    await makeLink('leo', EVA)
    expect(await findOpenReset(parts(), first)).toBeNull()
    expect(await findOpenReset(parts(), token)).toEqual({ author: 'Eva' })
    expect(await resetPassword(parts(), token, 'una contraseña nueva')).toBe(true)
    const { events } = await findEvents(store(), 1)
    expect(events.map(({ action, details }) => [action, details])).toContainEqual([
      'change_password',
      'Con un enlace de Eva',
    ])
  })

  test("a person's own link goes on when an administrator who made another one leaves", async () => {
    const own = (await createResetLink(accounts, 'leo@x.mx'))?.token ?? ''
    await makeLink('leo')
    await change('ana', { intent: TEAM_INTENTS.role, role: 'editor' })
    expect(await findOpenReset(parts(), own)).toEqual({ author: null })
    expect(await findOpenReset(parts(), token)).toBeNull()
    expect(await resetPassword(parts(), token, 'una contraseña nueva')).toBe(false)
  })
})
