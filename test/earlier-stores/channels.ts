import { openAccounts } from '#app/accounts/accounts.server.ts'
import { openContactService } from '#app/contact/contact-service.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { deliveryChannels } from '#server/delivery-channels.ts'

/** The channels of a product with a mail server and a form service; neither of them is used. */
export function channelsOf(store: Store) {
  const mail = { isFixed: true, isConfigured: async () => true, send: async () => [] }
  const publicUrl = 'http://x.test'
  const readSecret = async () => ''
  const options = { store, mail, publicUrl, readSecret, now: () => new Date() }
  const contactService = openContactService({ ...options, contactTo: null, contactForwardUrl: 'http://x.test' })
  const accounts = openAccounts({ ...options, registration: 'invite', warn: () => {} })
  return deliveryChannels({ ...options, accounts, contactService })
}
