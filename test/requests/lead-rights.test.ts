import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { changeLead, createLead, deleteLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry, findEntries } from '#app/leads/entries.server.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { routePaths } from '#test/route-paths.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'
const SETTINGS = '/dashboard/configuracion/prospectos'
const NEXT = { nextAction: 'Visitar acueducto', nextDay: '2026-11-19', nextHour: null }
const FORM = { name: 'Otra', phones: '', emails: '', language: 'es', source: 'llamada', stage: 'nuevo' }
/** What tells of the lead of somebody else, of the deleted one, and of its message. */
const SECRETS = ['Zoraida', '8187001122', '81 8700 1122', 'zoraida@correo', 'Acerías Secretas', 'acueducto', 'Yolanda']
/** Queries that would find it. */
const SEARCHES = ['Zoraida', '8187001122', 'zoraida@correo.mx', 'Acerias', 'Yolanda', 'PROP-434']

/** React writes a comment between two texts. */
async function shownText(response: Response): Promise<string> {
  return (await response.text()).replaceAll('<!-- -->', '')
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let ana: Visit
  let admin: Visit
  let anaId: string
  let luisId: string
  let others: {
    id: string
    version: number
    messageId: string
    trashedId: string
    propertyId: string
    visitId: string
  }

  const by = (actor = { id: null as string | null, name: 'Luis Garza' }) => ({ db: app.store.db, actor, now: NOW })

  /** A lead of Luis with a message, a deleted one, and an asesor who has nothing. */
  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit: admin } = await app.signIn())
    const signedIn = await app.signIn({ name: 'Ana Ruiz', role: 'editor' })
    ;[ana, anaId] = [signedIn.visit, signedIn.staff.id]
    luisId = (await app.signIn({ name: 'Luis Garza', role: 'editor' })).staff.id
    const property = await createProperty(by(), buildProperty({ propertyId: 'PROP-434', title: 'Nave Apodaca' }))
    const fields = { name: 'Zoraida Peña', emails: ['zoraida@correo.mx'], company: 'Acerías Secretas', ...NEXT }
    const made = await createLead(by(), buildLead({ ...fields, phones: ['+528187001122'], asesorId: luisId }))
    const changed = await changeLead(by(), made, { campaign: 'acueducto 3' })
    if (!changed.ok) throw new Error('the lead was not changed')
    const messageId = await addMessage({ nombre: 'Zoraida Peña', propertyId: property.id })
    const about = { propertyId: property.id, propertyCode: 'PROP-434', propertyTitle: 'Nave Apodaca' }
    await addEntry(by(), made.id, { kind: 'mensaje', note: '', messageId, property: about })
    const { id: trashedId } = await createLead(
      by(),
      buildLead({ name: 'Yolanda Sada', phones: ['+528187650000'], asesorId: luisId }),
    )
    await deleteLead(by(), trashedId)
    // Somebody else's lead may have a visit that Ana attends.
    const planned = { ...about, leadId: made.id, asesorId: anaId, day: '2026-11-20', people: 'acueducto' }
    const visitId = (await planVisit(by(), buildVisit(planned)))?.id ?? ''
    others = { id: made.id, version: changed.record.version, messageId, trashedId, propertyId: property.id, visitId }
  })

  async function addMessage(fields: Partial<typeof MESSAGE> & { propertyId?: string }): Promise<string> {
    const row = {
      ...MESSAGE,
      createdAt: NOW.toISOString(),
      email: 'zoraida@correo.mx',
      telefono: '8187001122',
      ...fields,
      id: randomUUID(),
    }
    await app.store.db.insertInto('contactMessages').values(row).execute()
    return row.id
  }

  async function updateOwnerOf(id: string, ownerId: string | null) {
    await app.store.db.updateTable('properties').set({ ownerId }).where('id', '=', id).execute()
  }

  async function leadOf(id: string) {
    const lead = await findLead(app.store.db, id)
    if (!lead) throw new Error('there is no such lead')
    return lead
  }

  const restrict = (leadAccess = 'own') =>
    admin(SETTINGS, posting({ intent: 'save-leads', leadAccess, messageLeads: 'by_hand' }))
  const textOf = async (visit: Visit, path: string) => shownText(await visit(path))

  /** Every address of the panel, with the ids of what belongs to somebody else. */
  async function addresses(): Promise<string[]> {
    const { id, messageId, propertyId, trashedId, visitId } = others
    const staff = (await routePaths()).filter(({ isStaff }) => isStaff)
    const named = staff.map(({ pattern, isPage }) => {
      const path = pattern
        .replace(':leadId', id)
        .replace(':visitId', visitId)
        .replace(':messageId', messageId)
        .replace(':propertyId', propertyId)
        .replace(':format', 'csv')
        .replaceAll(/:\w+\??/g, '1')
      return { path, isPage }
    })
    const pages = named.flatMap(({ path, isPage }) => (isPage ? [path, `${path}.data`] : [path]))
    const searches = SEARCHES.flatMap((search) =>
      [
        LIST,
        `${LIST}/tablero`,
        `${LIST}/exportar/csv`,
        '/dashboard/mensajes',
        '/dashboard/actividad',
        '/dashboard/propiedades',
      ].map((path) => `${path}?search=${encodeURIComponent(search)}`),
    )
    return [
      ...pages,
      ...searches,
      `${LIST}?asesor=${luisId}`,
      `${LIST}/tablero?asesor=${luisId}`,
      `${LIST}/exportar/xlsx?asesor=${luisId}`,
      `${LIST}/${id}/versiones?de=1&a=2`,
      '/dashboard/hoy?todos=1',
      '/dashboard/mensajes?estado=pendiente',
      '/dashboard/actividad?accion=lead',
      `/dashboard/papelera?eliminar=${trashedId}`,
    ]
  }

  async function telling(visit: Visit): Promise<string[]> {
    const told: string[] = []
    for (const path of await addresses()) {
      const text = await textOf(visit, path)
      // The page repeats what was searched.
      const said = path.includes('search=')
        ? text.replaceAll(new URL(path, 'http://x').searchParams.get('search') ?? '', '')
        : text
      if (SECRETS.some((secret) => said.includes(secret))) told.push(path)
    }
    return told
  }

  test('no address of the panel tells an editor of the lead of somebody else when the setting says so', async () => {
    expect((await restrict()).headers.get('Location')).toContain('aviso=configuracion-guardada')
    expect(await telling(ana)).toEqual([])
    expect((await telling(admin)).length).toBeGreaterThan(20)
    await restrict('all')
    expect((await telling(ana)).length).toBeGreaterThan(20)
  })

  test('the calendar of an editor has no visit of the lead of somebody else when the setting says so', async () => {
    const page = await textOf(ana, '/dashboard/configuracion')
    expect(page).toContain('Mi calendario')
    const made = await textOf((path) => ana(path, posting({ intent: 'renew-calendar' })), '/dashboard/configuracion')
    const path = /\/calendario\.ics\?clave=[\w-]+/.exec(made)?.[0] ?? ''
    expect(await textOf(app.visit, path)).toContain('Zoraida')
    await restrict()
    // Alertas de Contratos shows the dates of every property to all of the team, and so does the calendar; never the person.
    const day = { title: 'Bodega Escobedo', propertyId: 'PROP-435', timeAlert: '2026-12-15' }
    const property = await createProperty(by(), buildProperty(day))
    const rented = { propertyId: property.id, propertyCode: 'PROP-435', propertyTitle: 'Bodega Escobedo' }
    const who = { name: 'Zoraida Peña', phones: ['+528187001122'], asesorId: luisId }
    await createLead(by(), buildLead({ ...who, stage: 'ganado', deals: [buildDeal(rented)] }))
    expect(await textOf(ana, '/dashboard/alertas')).toContain('Bodega Escobedo')
    const calendar = (await textOf(app.visit, path)).replaceAll('\r\n ', '')
    expect(calendar).toContain('SUMMARY:Vence: Bodega Escobedo')
    expect(SECRETS.filter((secret) => calendar.includes(secret))).toEqual([])
  })

  test('the own leads and those of nobody are seen, and what is handed over is not any more', async () => {
    await restrict()
    const own = await createLead(
      by(),
      buildLead({ name: 'Propia Uno', phones: ['+528100000001'], asesorId: anaId, ...NEXT }),
    )
    await createLead(by(), buildLead({ name: 'De Nadie', phones: ['+528100000002'] }))
    const list = await textOf(ana, LIST)
    for (const name of ['Propia Uno', 'De Nadie']) expect(list).toContain(name)
    expect(await textOf(ana, '/dashboard/hoy')).toContain('Propia Uno')
    expect(await textOf(ana, '/dashboard/actividad')).toContain('Propia Uno')
    const given = await ana(
      `${LIST}/${own.id}/editar`,
      posting({ ...FORM, name: 'Propia Uno', phones: '8100000001', version: '1', asesorId: luisId }),
    )
    expect(given.headers.get('Location')).toBe(`${LIST}?aviso=prospecto-guardado`)
    expect((await ana(`${LIST}/${own.id}`)).headers.get('Location')).toBe(`${LIST}?aviso=prospecto-inexistente`)
    expect(await textOf(ana, LIST)).not.toContain('Propia Uno')
  })

  test('no form changes the lead of somebody else', async () => {
    await restrict()
    const { id, version, messageId, trashedId, visitId } = others
    const path = `${LIST}/${id}`
    const seen = { version: String(version) }
    for (const [address, form] of [
      [path, { intent: 'move-lead', stage: 'visita', ...seen }],
      [path, { intent: 'add-entry', kind: 'nota', note: 'Hola', ...seen }],
      [path, { intent: 'read-line', line: 'llamé' }],
      [path, { intent: 'finish-next-action', kind: 'llamada', ...seen }],
      [path, { intent: 'save-next-action', nextAction: 'X', nextDay: '2026-12-01', ...seen }],
      [path, { intent: 'remove-lead' }],
      [`${path}/visitas/nueva`, { intent: 'save-visit', property: 'PROP-434', day: '2026-12-01', hour: '10:00' }],
      [`${path}/editar`, { ...FORM, phones: '8187001122', ...seen }],
      [`${path}/versiones?de=1`, { seen: String(version) }],
      ['/dashboard/hoy', { intent: 'postpone-action', id, to: 'manana', ...seen }],
    ] as const)
      expect((await ana(address, posting(form))).headers.get('Location')).toContain('aviso=prospecto-inexistente')
    for (const intent of ['save-visit', 'save-visit-result', 'mail-visit', 'cancel-visit'])
      expect((await ana(`${path}/visitas/${visitId}`, posting({ intent }))).headers.get('Location')).toContain(
        'aviso=visita-inexistente',
      )
    const moved = await ana(`${LIST}?asesor=${luisId}`, posting({ to: anaId }))
    expect(moved.status).toBe(303)
    for (const intent of ['create-lead', 'mark-spam', 'delete'])
      expect((await ana(`/dashboard/mensajes/${messageId}`, posting({ intent }))).headers.get('Location')).toContain(
        'aviso=mensaje-inexistente',
      )
    const restored = await ana('/dashboard/papelera', posting({ intent: 'restore', id: trashedId }))
    expect(restored.headers.get('Location')).toContain('aviso=no-en-papelera')
    expect(await findLead(app.store.db, id)).toMatchObject({ version, asesorId: luisId })
    expect((await findEntries(app.store.db, id)).lines).toHaveLength(2)
  })

  test('a person whom somebody else attends is named by that asesor alone', async () => {
    await restrict()
    const asked = await shownText(await ana(`${LIST}/nuevo`, posting({ ...FORM, phones: '8187001122' })))
    expect(asked).toContain('A esa persona la atiende Luis Garza.')
    for (const secret of SECRETS.filter((each) => !each.includes('8700'))) expect(asked).not.toContain(secret)
    const messageId = await addMessage({ nombre: 'Una persona' })
    const page = await textOf(ana, `/dashboard/mensajes/${messageId}`)
    expect(page).toContain('Luis Garza')
    expect(page).not.toContain('Zoraida Peña')
    const made = await ana(`/dashboard/mensajes/${messageId}`, posting({ intent: 'create-lead' }))
    expect(made.headers.get('Location')).toBe('/dashboard/mensajes?aviso=mensaje-de-otro-asesor')
    expect(await textOf(ana, '/dashboard/mensajes')).not.toContain('Una persona')
    expect((await findEntries(app.store.db, others.id)).lines).toHaveLength(3)
  })

  test('a lector sees no phone and no e-mail of a lead, a message or an owner', async () => {
    const { visit: lector } = await app.signIn({ name: 'Leo', role: 'lector' })
    const owner = 'Olga Dueña, 81 8711 2233, olga@correo.mx'
    const { ownerId } = await findOrAddOwner(app.store.db, owner, NOW)
    await updateOwnerOf(others.propertyId, ownerId)
    await addEntry(by(), others.id, { kind: 'nota', note: 'Escribir a zoraida@correo.mx o al 81 8700 1122' })
    const contacts = ['8187001122', '81 8700 1122', 'zoraida@correo', '8187112233', '81 8711 2233', 'olga@correo']
    const tells = async (visit: Visit) => {
      const told: string[] = []
      for (const address of [...(await addresses()), `/dashboard/propietarios/${ownerId}`, '/dashboard/exportar/csv']) {
        const [path = '', query = ''] = address.split('?')
        const text = (await textOf(visit, address)).replaceAll(new URLSearchParams(query).get('search') ?? '\n', '')
        if (contacts.some((contact) => text.includes(contact))) told.push(path)
      }
      return [...new Set(told)]
    }
    expect(await tells(lector)).toEqual([])
    for (const path of [
      LIST,
      '/dashboard/propietarios',
      '/dashboard/exportar/csv',
      `/dashboard/mensajes/${others.messageId}`,
    ])
      expect(await tells(ana)).toContain(path)
    for (const search of ['zoraida@correo.mx', '8187001122'])
      expect(await textOf(lector, `${LIST}?search=${search}`)).toContain('Ningún prospecto coincide')
    const renamed = await changeLead(by(), await leadOf(others.id), { name: 'Zoraida zoraida@correo.mx' })
    expect(renamed.ok).toBe(true)
    const log = '/dashboard/actividad?search=zoraida@correo.mx'
    expect(await textOf(lector, log)).toContain('Ningún movimiento cumple con lo que buscas')
    expect(await textOf(ana, log)).toContain('Prospecto editado')
    expect((await lector(`${LIST}/exportar/csv`)).status).toBe(403)
  })

  test('an asesor with open leads becomes a lector only once they are handed over', async () => {
    const change = () =>
      admin('/dashboard/configuracion/equipo', posting({ intent: 'change-role', role: 'lector', id: luisId }))
    expect((await change()).headers.get('Location')).toContain('prospectos-abiertos')
    await admin(`${LIST}?asesor=${luisId}`, posting({ to: anaId }))
    expect((await change()).headers.get('Location')).toContain('rol-cambiado')
  })

  test('of two new leads with one phone at the same moment the second is asked about', async () => {
    const form = posting({ ...FORM, phones: '8187009988' })
    const added = await Promise.all([ana(`${LIST}/nuevo`, form), admin(`${LIST}/nuevo`, form)])
    expect(added.map(({ status }) => status).toSorted()).toEqual([303, 422])
  })
})
