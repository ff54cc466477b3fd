import { domainToASCII } from 'node:url'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Recipient } from './recipient.ts'

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
  /** Results of earlier attempts: only who was put off, or is new, gets the message now. */
  earlier?: readonly Recipient[]
}

export type Mail = {
  /** False without SMTP_URL: messages are dropped, and each one is logged. */
  configured: boolean
  /**
   * Sends a message.
   * @returns what became of it for each recipient
   * @throws when the server answers for no recipient: it is unreachable, or does not accept the sender or the log-in
   */
  send: (message: Message) => Promise<Recipient[]>
}

/** Timeout of each SMTP step, in milliseconds. */
const TIMEOUT = 15_000
/** Longest stored answer of a mail server, in characters. */
const LONGEST_ANSWER = 300

type Options = {
  smtpUrl: string | null
  warn: (message: string) => void
  sender: () => Promise<Address>
  now: () => Date
}

/** Mail by SMTP; with `smtpUrl` null, each message is only logged as not sent. */
export function openMail({ smtpUrl, warn, sender, now }: Options): Mail {
  if (smtpUrl === null)
    return {
      configured: false,
      async send() {
        warn('un correo no se envió: falta SMTP_URL')
        return []
      },
    }
  let transport: Promise<SmtpTransporter> | null = null
  return {
    configured: true,
    async send({ to, id, earlier = [], ...message }) {
      const final = earlier.filter(({ state }) => state !== 'deferred')
      const pending = to.filter((address) => !final.some((recipient) => recipient.address === address))
      if (pending.length === 0) return final
      transport ??= openTransport(smtpUrl)
      const [transporter, from] = [await transport, await sender()]
      const answers = await sendTo(transporter, {
        ...message,
        from,
        to: to.map((address) => ({ name: '', address })),
        envelope: { from: from.address, to: pending },
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(id && { messageId: `<${id}@${from.address.split('@')[1]}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const at = now().toISOString()
      return [...final, ...pending.map((address) => ({ address, ...answers(address), at }))]
    },
  }
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
async function openTransport(url: string): Promise<SmtpTransporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT })
}
