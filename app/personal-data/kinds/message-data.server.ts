import { foldText } from '#app/text/fold-text.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { identifiersOf } from '#app/personal-data/person/identifiers.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'

/** Messages of the contact form, with their deliveries. */
export const MESSAGE_DATA: PersonKind = {
  name: 'message',
  label: 'Mensajes de contacto',
  isAboutPeople: true,
  erasing: 'Se borran con sus entregas. Las copias que ya se enviaron por correo se borran allá.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('contactMessages')
      .$if(ids !== null, (all) => all.where('id', 'in', ids ?? []))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'createdAt', 'propertyTitle', 'sourcePage'])
      .execute()
    return rows.flatMap((row) => {
      const { id, nombre, email, telefono, asunto, mensaje, createdAt, propertyTitle, sourcePage } = row
      if (!names([nombre, email, telefono].join('\n'))) return []
      const facts = factsOf([
        ['Recibido', when(createdAt)],
        ['Nombre', nombre],
        ['Correo', email],
        ['Teléfono', telefono && formatPhone(telefono)],
        ['Asunto', asunto],
        ['Mensaje', mensaje],
        ['Propiedad', propertyTitle],
        ['Desde la página', sourcePage],
      ])
      const person = identifiersOf({ names: [nombre], phones: [telefono], emails: [email] })
      return { id, title: `Mensaje de ${nombre}`, to: `/dashboard/mensajes/${id}`, facts, person }
    })
  },
  async erase({ change: { db } }, ids) {
    await db.deleteFrom('outbox').where('messageId', 'in', ids).execute()
    await db.deleteFrom('contactMessages').where('id', 'in', ids).execute()
  },
}

/** Messages of other people that name somebody. */
export const MESSAGE_TEXT_DATA: PersonKind = {
  name: 'message-text',
  label: 'Mensajes de otras personas que la nombran',
  isAboutPeople: false,
  erasing: 'El mensaje se queda y dice «persona borrada» donde la nombraba.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('contactMessages')
      .$if(ids !== null, (all) => all.where('id', 'in', ids ?? []))
      .orderBy('createdAt', 'desc')
      .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'createdAt'])
      .execute()
    return rows
      .filter(({ nombre, email, telefono }) => !names([nombre, email, telefono].join('\n')))
      .filter(({ asunto, mensaje }) => names([asunto, mensaje].join('\n')))
      .map(({ id, nombre, asunto, mensaje, createdAt }) => ({
        id,
        title: `Mensaje de ${nombre}`,
        to: `/dashboard/mensajes/${id}`,
        facts: factsOf([
          ['Recibido', when(createdAt)],
          ['Asunto', asunto],
          ['Mensaje', mensaje],
        ]),
        person: null,
      }))
  },
  async erase({ change: { db }, matcher }, ids) {
    const rows = await db
      .selectFrom('contactMessages')
      .where('id', 'in', ids)
      .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'propertyTitle'])
      .execute()
    for (const { id, ...row } of rows) {
      const texts = { asunto: row.asunto && matcher.erase(row.asunto), mensaje: matcher.erase(row.mensaje) }
      await db
        .updateTable('contactMessages')
        .set({
          ...texts,
          searchText: foldText(
            Object.values({ ...row, ...texts })
              .filter(Boolean)
              .join('\n'),
          ),
        })
        .where('id', '=', id)
        .execute()
    }
  },
}
