import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { contactMail } from './contact-mail.ts'
import { findForDelivery } from './find-for-delivery.server.ts'

type Options = { store: Store; mail: Mail; publicUrl: string; contactTo: readonly string[] | null }

/** Visitors' messages by mail to the staff. */
export function mailChannel({ store, mail, publicUrl, contactTo }: Options): DeliveryChannel {
  return {
    kind: 'contact-mail',
    async deliver({ id, messageId }) {
      const message = await findForDelivery(store.db, messageId)
      if (!message) return
      const link = publicUrl + href('/dashboard/mensajes/:messageId', { messageId: message.id })
      const { name: firm, email } = await findAgency(store)
      await mail.send({ ...contactMail(message, { link, publicUrl, firm }), to: contactTo ?? [email], id })
    },
  }
}
