import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { forwardChannel } from './forward-channel.server.ts'
import { mailChannel } from './mail-channel.server.ts'

/** Where visitors' messages go besides the store. */
export type ContactService = {
  /** One for each place that is configured; none when messages are only kept. */
  channels: readonly DeliveryChannel[]
  /** Signs the forms; the same in every process. */
  secret: () => Promise<string>
}

type Options = {
  store: Store
  mail: Mail
  publicUrl: string
  /** Who gets the messages by mail, and copies of what the form service forwards. */
  contactTo: readonly string[]
  contactForwardUrl: string | null
  readSecret: () => Promise<string>
}

export function openContactService(options: Options): ContactService {
  const { mail, contactForwardUrl, readSecret } = options
  let secret: Promise<string> | null = null
  return {
    channels: [
      ...(mail.configured ? [mailChannel(options)] : []),
      ...(contactForwardUrl === null ? [] : [forwardChannel({ ...options, url: contactForwardUrl })]),
    ],
    secret() {
      // A store that is out of reach now may be back for the next request.
      secret ??= readSecret().catch((error: unknown) => {
        secret = null
        throw error
      })
      return secret
    },
  }
}
