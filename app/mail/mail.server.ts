import { domainToASCII } from 'node:url'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { MailLogIn } from './mail-settings.server.ts'
import type { Recipient } from './recipient.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    mail: Mail
  }
}

type Address = { name: string; address: string }

/**
 * Only `text`, `subject` and `replyTo` may contain text of visitors: headers are encoded and addresses are not parsed.
 */
type Message = {
  to: readonly string[]
  subject: string
  text: string
  replyTo?: Address
  /** A calendar file to attach. */
  calendar?: { name: string; text: string }
  /** Message id, the same in each attempt, so that a mail server can recognise a duplicate. */
  id?: string
  /** Results of earlier attempts: only who was put off, or is new, gets the message now. */
  earlier?: readonly Recipient[]
}

export type Mail = {
  /** Whether SMTP_URL says the server; otherwise Configuración → Correo can. */
  isFixed: boolean
  /** False without a server: messages are dropped, each one is logged, and pages must not promise a mail. */
  isConfigured: () => Promise<boolean>
  /**
   * Sends a message.
   * @returns what became of it for each recipient
   * @throws when the server answers for no recipient: it is unreachable, or does not accept the sender or the log-in
   */
  send: (message: Message) => Promise<Recipient[]>
}

/** Timeout of each SMTP step, in milliseconds. */
const TIMEOUT = 10_000
/** Longest stored answer of a mail server, in characters. */
const LONGEST_ANSWER = 300

type Options = {
  smtpUrl: string | null
  /** The server to use without `smtpUrl`, read for each message; null for none. */
  findLogIn?: () => Promise<MailLogIn | null>
  warn: (message: string) => void
  sender: () => Promise<Address>
  now: () => Date
}

/** Mail by SMTP; without a server, each message is only logged as not sent. */
export function openMail({ smtpUrl, findLogIn = async () => null, warn, sender, now }: Options): Mail {
  return {
    isFixed: smtpUrl !== null,
    isConfigured: async () => smtpUrl !== null || (await findLogIn()) !== null,
    async send({ to, id, earlier = [], calendar, ...message }) {
      const server = smtpUrl ?? (await findLogIn())
      if (server === null) {
        warn('un correo no se envió: falta el servidor, en SMTP_URL o en Configuración → Correo')
        return []
      }
      const final = earlier.filter(({ state }) => state !== 'deferred')
      const pending = to.filter((address) => !final.some((recipient) => recipient.address === address))
      if (pending.length === 0) return final
      const [transporter, from] = [await openTransport(server), await sender()]
      const answers = await sendTo(transporter, {
        ...message,
        from,
        to: to.map((address) => ({ name: '', address })),
        envelope: { from: from.address, to: pending },
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(id && { messageId: `<${id}@${from.address.split('@')[1]}>` }),
        ...(calendar && { attachments: [attachmentOf(calendar)] }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const at = now().toISOString()
      return [...final, ...pending.map((address) => ({ address, ...answers(address), at }))]
    },
  }
}

function attachmentOf({ name, text }: { name: string; text: string }) {
  return { filename: name, content: text, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

/** What nodemailer tells of a rejected recipient, or of a message that fails. */
type SmtpError = {
  message: string
  command?: string
  responseCode?: number
  response?: string
  recipient?: string
  rejectedErrors?: SmtpError[]
}

type SmtpTransporter = Transporter<{ rejectedErrors?: SmtpError[] }>

type Answer = Pick<Recipient, 'state' | 'answer'>

/** Sends to the recipients of the envelope. @returns the answer for each of them. @throws as `send` does */
async function sendTo(transporter: SmtpTransporter, options: SendMailOptions): Promise<(address: string) => Answer> {
  const { failure, rejected } = await transporter.sendMail(options).then(
    ({ rejectedErrors = [] }) => ({ failure: null, rejected: rejectedErrors }),
    (error: SmtpError) => ({ failure: error, rejected: error.rejectedErrors ?? [] }),
  )
  if (failure && !isAnswerForRecipients(failure)) throw failure
  const answers = new Map(rejected.map((error) => [envelopeAddress(error.recipient ?? ''), answerOf(error)]))
  const others: Answer = failure ? answerOf(failure) : { state: 'delivered', answer: null }
  return (address) => answers.get(envelopeAddress(address)) ?? others
}

/** A code for the recipients or for the message itself. Any other one is about the connection, the log-in or the sender. */
function isAnswerForRecipients({ command, responseCode }: SmtpError): boolean {
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
}

/** Only 5xx is final (RFC 5321). */
function answerOf({ responseCode = 0, response, message }: SmtpError): Answer {
  const answer = (response ?? message).replaceAll(/\s+/g, ' ').slice(0, LONGEST_ANSWER)
  return { state: responseCode >= 500 ? 'rejected' : 'deferred', answer }
}

/** An address as nodemailer writes it in the envelope, where names with letters beyond ASCII are encoded. */
function envelopeAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + domainToASCII(address.slice(at))
}

/** nodemailer is loaded with the first mail, which saves time and memory at the start. */
async function openTransport(server: string | MailLogIn): Promise<SmtpTransporter> {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT, dnsTimeout: TIMEOUT }
  if (typeof server === 'string') return createTransport({ url: server, ...timeouts })
  const { host, port, security, user, password } = server
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...timeouts,
  })
}
