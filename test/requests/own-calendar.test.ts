import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { createLead, deleteLead } from '#app/leads/change-lead.server.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty } from '#test/factories/property.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const SETTINGS = '/dashboard/configuracion'
const NOTHING = '/calendario.ics?clave=' + 'x'.repeat(43)
const PHONE = '81 1234 5678'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect, () => ({ trustProxy: true }))
  let visit: Visit
  let staffId: string

  beforeEach(async () => {
    app.setNow(NOW)
    const signedIn = await app.signIn({ role: 'editor' })
    visit = signedIn.visit
    staffId = signedIn.staff.id
  })

  const by = () => ({ db: app.store.db, actor: { id: null, name: 'Luis' }, now: NOW })
  const press = (intent: string) => visit(SETTINGS, posting({ intent }))

  async function newAddress(): Promise<string> {
    const html = await (await press('renew-calendar')).text()
    return /value="http:\/\/cerronorte\.test(\/calendario\.ics\?clave=[\w-]{43})"/.exec(html)?.[1] ?? ''
  }

  const statusOf = async (path: string) => (await app.visit(path)).status

  async function calendar(path: string): Promise<string> {
    return (await (await app.visit(path)).text()).replaceAll('\r\n ', '')
  }

  test('it is off until its owner makes the address, which is shown once, renewed and switched off', async () => {
    expect(await (await visit(SETTINGS)).text()).toContain('Apagado: no hay ninguna dirección.')
    const first = await newAddress()
    expect(first).not.toBe('')
    const answer = await app.visit(first)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
    const settings = await (await visit(SETTINGS)).text()
    expect(settings).toContain('Encendido. La dirección es del 20 nov 2026.')
    const secret = first.split('clave=')[1] ?? ''
    expect(settings).not.toContain(secret)
    const stored = await app.store.db.selectFrom('calendarAddresses').selectAll().execute()
    const log = await app.store.db.selectFrom('accountEvents').selectAll().execute()
    expect(JSON.stringify([stored, log])).not.toContain(secret)
    expect(log.map(({ details }) => details)).toContain('Calendario: dirección nueva')
    const second = await newAddress()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await press('turn-calendar-off')).status).toBe(303)
    expect(await statusOf(second)).toBe(404)
  })

  test('an unknown secret, and that of an account that was deactivated, are 404 that nobody keeps', async () => {
    const path = await newAddress()
    for (const wrong of ['/calendario.ics', '/calendario.ics?clave=', NOTHING, `${path}x`, path.slice(0, -1)])
      expect(await statusOf(wrong)).toBe(404)
    const answer = await app.visit(NOTHING)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
    await app.store.db.updateTable('users').set({ disabledAt: NOW.toISOString() }).where('id', '=', staffId).execute()
    expect(await statusOf(path)).toBe(404)
    await app.store.db.updateTable('users').set({ disabledAt: null }).where('id', '=', staffId).execute()
    expect(await statusOf(path)).toBe(200)
  })

  test('it has own visits, own actions with an hour, and contract dates; not those of others or of deleted leads', async () => {
    const eva = await addPerson(app.store.db, 'Eva')
    const lead = { asesorId: staffId, nextAction: 'Llamar', nextDay: '2026-11-27', nextHour: '09:00' }
    const own = await createLead(by(), buildLead({ name: `Luis Peña ${PHONE}`, ...lead }))
    await createLead(by(), buildLead({ name: 'Sin hora', ...lead, nextHour: null }))
    await createLead(by(), buildLead({ name: 'De Eva', ...lead, asesorId: eva.id }))
    await createLead(by(), buildLead({ name: 'Perdido', ...lead, stage: 'perdido', lostReason: 'precio' }))
    const gone = await createLead(by(), buildLead({ name: 'Borrado' }))
    await planVisit(by(), buildVisit({ leadId: own.id, asesorId: staffId, keys: 'Llaves con el guardia' }))
    await planVisit(by(), buildVisit({ leadId: own.id, asesorId: eva.id, propertyTitle: 'Oficina de Eva' }))
    await planVisit(by(), buildVisit({ leadId: gone.id, asesorId: staffId, propertyTitle: 'Local borrado' }))
    await planVisit(by(), buildVisit({ leadId: own.id, asesorId: staffId, day: '2026-01-01', propertyTitle: 'Vieja' }))
    await deleteLead(by(), gone.id)
    await createProperty(by(), buildProperty({ title: 'Bodega', timeAlert: '2026-12-15' }))
    const path = await newAddress()
    const text = await calendar(path)
    for (const part of [
      'DTSTART:20261126T160000Z',
      `SUMMARY:Visita: Luis Peña ${PHONE}\\, Nave en Apodaca (PROP-434)`,
      'Llaves: Llaves con el guardia',
      'DTSTART:20261127T150000Z',
      'SUMMARY:Llamar: Luis Peña',
      'DTSTART;VALUE=DATE:20261215',
      'SUMMARY:Vence: Bodega',
    ])
      expect(text).toContain(part)
    for (const part of ['Sin hora', 'De Eva', 'Perdido', 'Oficina de Eva', 'Local borrado', 'Vieja'])
      expect(text).not.toContain(part)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    // The same entries keep their identifiers.
    expect(text.match(/^UID:.*$/gm)).toEqual((await calendar(path)).match(/^UID:.*$/gm))
    // Whoever may only read by now sees neither keys nor phones.
    await app.store.db.updateTable('users').set({ role: 'lector' }).where('id', '=', staffId).execute()
    const asLector = await calendar(path)
    expect(asLector).toContain('Luis Peña')
    for (const secret of ['guardia', PHONE]) expect(asLector).not.toContain(secret)
  })

  test('wrong secrets of one network address are limited, and so are the readings of one account', async () => {
    const path = await newAddress()
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    for (let tried = 0; tried < LIMITS.calendarByAddress.most; tried++)
      expect((await app.visit(NOTHING, from('10.0.0.9'))).status).toBe(404)
    const limited = await app.visit(NOTHING, from('10.0.0.9'))
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, String(LIMITS.calendarByAddress.window)])
    expect((await app.visit(path, from('10.0.0.9'))).status).toBe(200)
    for (let read = 1; read < LIMITS.calendarByAccount.most; read++) await app.visit(path)
    expect((await app.visit(path, from('10.0.0.8'))).status).toBe(429)
  })
})
