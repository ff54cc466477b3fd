import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MessageState } from '#app/contact/message-states.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildLead } from '#test/factories/lead.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '/dashboard/hoy'

describe.each(STORES)('messages of the day on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  /** @param minute of the day on which the message came */
  async function addMessage(fields: Partial<typeof MESSAGE> & { state?: MessageState }, minute = 0) {
    const id = randomUUID()
    const createdAt = `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`
    await app.store.db
      .insertInto('contactMessages')
      .values({ id, ...MESSAGE, ...fields, createdAt })
      .execute()
    return id
  }

  async function pageOf(path: string, visitor = visit): Promise<string> {
    const html = await (await visitor(path)).text()
    return html.replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  }

  test('a message is answered with one press in the language of its lead, and only in the ways that it has', async () => {
    const id = await addMessage({})
    await addMessage({ nombre: 'Oficina', telefono: '81 2222 3333 ext. 9' }, 1)
    await addMessage({ nombre: 'Sin teléfono', telefono: '' }, 2)
    const page = await pageOf(TODAY)
    for (const part of [
      'href="tel:+528112345678"',
      'https://wa.me/528112345678?text=Hola%20Mariana%20Garza%2C%20gracias',
      'href="mailto:mariana@correo.mx?subject=Re%3A%20Bodega%20en%20Apodaca',
      'href="tel:+528122223333"',
      'aria-label="Correo a Sin teléfono"',
    ])
      expect(page).toContain(part)
    for (const part of ['wa.me/528122223333', 'Llamar a Sin teléfono', 'WhatsApp a Sin teléfono'])
      expect(page).not.toContain(part)
    const by = { db: app.store.db, actor: { id: null, name: 'Luis' }, now: NOW }
    const lead = await createLead(by, buildLead({ phones: ['+528155556666'], language: 'en' }))
    await addEntry(by, lead.id, { kind: 'mensaje', note: '', messageId: id })
    expect(await pageOf(TODAY)).toContain('https://wa.me/528112345678?text=Hello%20Mariana')
    const { visit: lector } = await app.signIn({ role: 'lector' })
    const seen = await pageOf(`${TODAY}?todos=1`, lector)
    expect(seen).toContain('Mariana Garza')
    for (const part of ['tel:', 'wa.me', 'mailto:mariana']) expect(seen).not.toContain(part)
  })

  test('the messages that wait longest come first, with a link to the rest', async () => {
    for (let at = 11; at >= 0; at -= 1) await addMessage({ nombre: `Persona ${at}.` }, at)
    const page = await pageOf(TODAY)
    const shown = [...page.matchAll(/>(Persona \d+\.)</g)].map(([, name]) => name)
    expect(shown).toEqual(Array.from({ length: 10 }, (_each, at) => `Persona ${at}.`))
    expect(page).toContain('href="/dashboard/mensajes?estado=pendiente"')
  })

  test('nobody is offered a chat with the sender of spam, or with the line of an office', async () => {
    const spam = await pageOf(`/dashboard/mensajes/${await addMessage({ state: 'spam' })}`)
    expect(spam).toContain('Responder por correo')
    expect(spam).not.toContain('wa.me')
    const office = await addMessage({ telefono: '81 2222 3333 ext. 9' })
    expect(await pageOf(`/dashboard/mensajes/${office}`)).not.toContain('wa.me')
    const by = { db: app.store.db, actor: { id: null, name: 'Luis' }, now: NOW }
    const lead = await createLead(by, buildLead({ phones: ['+528122223333 ext. 9'] }))
    expect(await pageOf(`/dashboard/prospectos/${lead.id}`)).not.toContain('wa.me')
  })
})
