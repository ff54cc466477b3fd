import { withoutContacts } from '#app/mail/without-contacts.ts'

type Texts = { nombre: string; asunto: string | null; mensaje: string; telefono?: string | null; email?: string }

/** A message without the phones and e-mails in it ('' for the one of its sender), for a person who may not see those of leads. */
export function visibleMessage<Message extends Texts>(message: Message, seesPhones: boolean): Message {
  if (seesPhones) return message
  const { nombre, asunto, mensaje, telefono, email } = message
  return {
    ...message,
    nombre: withoutContacts(nombre),
    asunto: asunto && withoutContacts(asunto),
    mensaje: withoutContacts(mensaje),
    ...(telefono !== undefined && { telefono: null }),
    ...(email !== undefined && { email: '' }),
  }
}
