import type { Transporter } from 'nodemailer'

type Address = { name: string; address: string }

/**
 * Only `text`, `subject` and `replyTo` may contain text of visitors: headers are encoded and addresses are not parsed.
 */
type Message = {
  to: readonly string[]
  subject: string
  text: string
  replyTo?: Address
  /** Message id, the same in each attempt, so that a mail server can recognise a duplicate. */
  id?: string
}

export type Mail = {
  /** False without SMTP_URL: messages are dropped, and each one is logged. */
  configured: boolean
  /**
   * Sends a message. If the server rejects some of the recipients, that is logged and the message is not sent again.
   * @throws when the server rejects all recipients or is unreachable
   */
  send: (message: Message) => Promise<void>
}

/** Timeout of each SMTP step, in milliseconds. */
const TIMEOUT = 15_000

type Options = { smtpUrl: string | null; tell: (message: string) => void; sender: () => Promise<Address> }

/** Mail by SMTP; with `smtpUrl` null, each message is only logged as not sent. */
export function openMail({ smtpUrl, tell, sender }: Options): Mail {
  if (smtpUrl === null)
    return {
      configured: false,
      async send() {
        tell('un correo no se envió: falta SMTP_URL')
      },
    }
  let transport: Promise<Transporter> | null = null
  return {
    configured: true,
    async send({ to, id, ...message }) {
      transport ??= openTransport(smtpUrl)
      const [transporter, from] = [await transport, await sender()]
      const { rejected = [] } = await transporter.sendMail({
        ...message,
        from,
        to: to.map((address) => ({ name: '', address })),
        ...(id && { messageId: `<${id}@${from.address.split('@')[1]}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      // The subject is not logged, because a visitor wrote it.
      if (rejected.length > 0) tell(`un correo no lo recibe ${rejected.join(', ')}: el servidor no acepta la dirección`)
    },
  }
}

/** nodemailer is loaded with the first mail, which saves time and memory at the start. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT })
}
