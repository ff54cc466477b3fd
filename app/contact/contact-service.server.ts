import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { OutboxKind } from '#app/mail/outbox-kinds.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { contactMailChannel } from './contact-mail.server.ts'
import { forwardChannel } from './forward-channel.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    contactService: ContactService
  }
}

/** Delivery channels of the contact messages, and the secret that signs the contact form. */
export type ContactService = {
  channels: readonly DeliveryChannel[]
  /** The kinds of the channels that a message is queued for now; none when it is only stored. */
  findKinds: () => Promise<OutboxKind[]>
  /** Secret that signs the form tokens; the same in every process. */
  secret: () => Promise<string>
}

type Options = {
  store: Store
  mail: Mail
  publicUrl: string
  /** Recipients of the mails, and of the copies that the form service sends; null: the agency's own address. */
  contactTo: readonly string[] | null
  contactForwardUrl: string | null
  readSecret: () => Promise<string>
}

export function openContactService(options: Options): ContactService {
  const { mail, contactForwardUrl, readSecret } = options
  const mailChannel = contactMailChannel(options)
  const others = contactForwardUrl === null ? [] : [forwardChannel({ ...options, url: contactForwardUrl })]
  let secret: Promise<string> | null = null
  return {
    channels: [mailChannel, ...others],
    async findKinds() {
      const channels = (await mail.isConfigured()) ? [mailChannel, ...others] : others
      return channels.map(({ kind }) => kind)
    },
    secret() {
      // If the database is unreachable now, the next request tries again.
      secret ??= readSecret().catch((error: unknown) => {
        secret = null
        throw error
      })
      return secret
    },
  }
}
