import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received message and its envelope recipients. */
type Arrived = Email & { recipients: string[] }

export type MailSink = {
  /** Value of SMTP_URL. */
  url: string
  /** The next message, already received or still to come. */
  next: () => Promise<Arrived>
  /** Returns and removes all received messages. */
  left: () => Arrived[]
  /** Sets the reply for a recipient, such as '450 4.2.1 mailbox busy'; null accepts mail again. */
  answer: (address: string, reply: string | null) => void
  /** Sets the reply to every message after its content; null accepts it. */
  answerContent: (reply: string | null) => void
  close: () => Promise<void>
}

type SinkOptions = {
  port?: number
  /** With it, a log-in of any user must have this password. */
  password?: string
}

/** A real SMTP server that stores the messages. */
export async function openMailSink({ port = 0, password }: SinkOptions = {}): Promise<MailSink> {
  const arrived: Arrived[] = []
  const replies = new Map<string, string>()
  let contentReply: string | null = null
  async function keep(stream: Readable, recipients: string[], done: (error?: Error) => void) {
    const received = await buffer(stream).catch(() => null)
    // A client that disconnected during the message has sent nothing.
    if (received === null) return
    if (contentReply !== null) return void done(smtpError(contentReply))
    arrived.push({ ...(await PostalMime.parse(received)), recipients })
    done()
    server.emit('mail')
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(password !== undefined && {
      onAuth(login, _session, done) {
        if (login.password === password) done(null, { user: login.username })
        else done(smtpError('535 5.7.8 bad credentials'))
      },
    }),
    onRcptTo({ address }, _session, done) {
      const reply = replies.get(address)
      done(reply === undefined ? null : smtpError(reply))
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void keep(stream, recipients, done)
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const listening = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    async next() {
      if (arrived.length === 0) await once(server, 'mail')
      const message = arrived.shift()
      if (!message) throw new Error('no message arrived')
      return message
    },
    left: () => arrived.splice(0),
    answer: (address, reply) => void (reply === null ? replies.delete(address) : replies.set(address, reply)),
    answerContent: (reply) => void (contentReply = reply),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Converts '450 4.2.1 mailbox busy' to the error that the server library expects. */
function smtpError(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}
