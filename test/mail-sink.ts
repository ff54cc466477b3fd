import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received message and its envelope recipients. */
type Arrived = Email & { recipients: string[] }

export type MailSink = {
  /** As SMTP_URL. */
  url: string
  /** The next message, already received or still to come. */
  next: () => Promise<Arrived>
  /** Takes out all received messages. */
  left: () => Arrived[]
  close: () => Promise<void>
}

/** A real SMTP server that stores the messages; it rejects the recipient in `refuses`. */
export async function openMailSink({ refuses, port = 0 }: { refuses?: string; port?: number } = {}): Promise<MailSink> {
  const arrived: Arrived[] = []
  async function keep(stream: Readable, recipients: string[], done: () => void) {
    const received = await buffer(stream).catch(() => null)
    // A sender that died while it sent has sent nothing.
    if (received === null) return
    arrived.push({ ...(await PostalMime.parse(received)), recipients })
    done()
    server.emit('mail')
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address === refuses ? new Error('no such mailbox') : null)
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void keep(stream, recipients, done)
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async next() {
      if (arrived.length === 0) await once(server, 'mail')
      const message = arrived.shift()
      if (!message) throw new Error('no message arrived')
      return message
    },
    left: () => arrived.splice(0),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
