import { sql } from 'kysely'
import type { OutboxKind } from '#app/mail/outbox-kinds.ts'
import { parseRecipients } from '#app/mail/recipient.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { textsInJson } from '#app/personal-data/person/erase-in-json.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { scanRows } from '#app/personal-data/person/scan-rows.server.ts'

const LABELS: Record<OutboxKind, string> = {
  'contact-mail': 'Aviso de un mensaje',
  'contact-forward': 'Reenvío de un mensaje',
  'password-reset': 'Enlace de contraseña',
  'second-factor-lock': 'Aviso de códigos incorrectos',
  invitation: 'Invitación al panel',
  'visit-calendar': 'Visita para el calendario',
}

/** Mails that wait in the outbox and belong to no message of the contact form. */
export const MAIL_DATA: PersonKind = {
  name: 'mail',
  label: 'Correos por enviar',
  isAboutPeople: false,
  erasing: 'El correo se borra y ya no se envía.',
  async find(db, { names, ids, when }) {
    const found = []
    const rows = scanRows(db, {
      table: 'outbox',
      key: ['id'],
      columns: ['kind', 'payload', 'recipients', 'lastError', 'createdAt'],
      where: sql<boolean>`${sql.ref('messageId')} is null`,
    })
    for await (const { id, kind, payload, recipients, lastError, createdAt } of rows) {
      if (ids !== null && !ids.includes(String(id))) continue
      const to = parseRecipients(recipients === null ? null : String(recipients)).map(({ address }) => address)
      const texts = [...(payload === null ? [] : textsInJson(String(payload))), ...to, String(lastError ?? '')]
      if (!texts.some(names)) continue
      const title = Object.entries(LABELS).find(([name]) => name === kind)?.[1] ?? 'Correo'
      const facts = factsOf([
        ['Dice', texts.filter(names).join(', ')],
        ['Pedido', when(String(createdAt))],
      ])
      found.push({ id: String(id), title, to: null, facts, person: null })
    }
    return found
  },
  async erase({ change: { db } }, ids) {
    await db.deleteFrom('outbox').where('id', 'in', ids).execute()
  },
}
