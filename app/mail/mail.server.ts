import type { Transporter } from 'nodemailer'
import { AGENCY } from '#app/agency/agency.ts'

type Address = { name: string; address: string }

/** Only `text`, `subject` and `replyTo` may hold what a stranger wrote: headers are encoded, addresses not parsed. */
type Message = {
  to: readonly string[]
  subject: string
  text: string
  replyTo?: Address
  /** The same at each attempt: a server that got it twice can tell. */
  id?: string
}

export type Mail = {
  /** False when no SMTP server is configured: messages are then dropped, and the operator is told each time. */
  configured: boolean
  /**
   * Delivers a message to the configured server. Of several recipients some may be refused: the operator is told, and
   * nobody gets it twice. @throws when the server refuses it for all of them or is out of reach
   */
  send: (message: Message) => Promise<void>
}

/** Milliseconds to wait for the server at each step. */
const TIMEOUT = 15_000

const FROM = { name: AGENCY.name, address: AGENCY.email }

/** Mail by SMTP; with no address (`smtpUrl` null), mail that only says that it could not be sent. */
export function openMail({ smtpUrl, tell }: { smtpUrl: string | null; tell: (message: string) => void }): Mail {
  if (smtpUrl === null)
    return {
      configured: false,
      async send({ subject }) {
        tell(`el correo «${subject}» no se envió: falta SMTP_URL`)
      },
    }
  let transport: Promise<Transporter> | null = null
  return {
    configured: true,
    async send({ to, id, ...message }) {
      transport ??= openTransport(smtpUrl)
      const carrier = await transport
      const { rejected = [] } = await carrier.sendMail({
        ...message,
        from: FROM,
        to: to.map((address) => ({ name: '', address })),
        ...(id && { messageId: `<${id}@${FROM.address.split('@')[1]}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      if (rejected.length > 0)
        tell(`el correo «${message.subject}» no lo recibe ${rejected.join(', ')}: el servidor no acepta la dirección`)
    },
  }
}

/** Loaded for the first mail: a process without any starts sooner and smaller. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT })
}
