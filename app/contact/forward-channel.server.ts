import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { contactSubject, findForDelivery } from './contact-mail.server.ts'

/** Timeout of the form service, in milliseconds. */
const TIMEOUT = 15_000

type Options = { store: Store; url: string; publicUrl: string; contactTo: readonly string[] | null }

/** Visitors' messages to a form-forwarding service, with its hidden fields (spec, section 7). */
export function forwardChannel({ store, url, publicUrl, contactTo }: Options): DeliveryChannel {
  return {
    kind: 'contact-forward',
    async deliver({ messageId }) {
      const message = await findForDelivery(store.db, messageId)
      if (!message) return []
      const agency = await findAgency(store)
      const { nombre, email, telefono, asunto, mensaje, propertyTitle, propertyOffer } = message
      const fields = {
        nombre,
        email,
        telefono: telefono ?? '',
        asunto: asunto ?? '',
        mensaje,
        ...(propertyTitle && { propiedad: propertyTitle }),
        ...(propertyOffer && { operacion: propertyOffer }),
      }
      const body = new URLSearchParams({
        ...fields,
        _cc: (contactTo ?? (agency.email ? [agency.email] : [])).join(','),
        _subject: contactSubject(message, agency.shortName),
        _captcha: 'false',
        _template: 'table',
        _next: publicUrl + href('/contacto-confirmacion'),
      })
      // These services require the address of the page that sent the form, and answer with a redirect to `_next`.
      const headers = { Origin: publicUrl, Referer: publicUrl + href('/contacto') }
      const signal = AbortSignal.timeout(TIMEOUT)
      const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
      await response.body?.cancel()
      if (response.status >= 400) throw new Error(`el servicio de formularios respondió ${response.status}`)
      return []
    },
  }
}
