import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailSink = {
  /** As SMTP_URL. */
  url: string
  /** The next message that arrives, or has arrived and was not asked for yet. */
  next: () => Promise<Email>
  close: () => Promise<void>
}

/** A real SMTP server that keeps what it is given; it refuses the recipients that `refuses` names. */
export async function openMailSink({ refuses }: { refuses?: string } = {}): Promise<MailSink> {
  const arrived: Email[] = []
  async function keep(stream: Readable) {
    arrived.push(await PostalMime.parse(await buffer(stream)))
    server.emit('mail')
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address === refuses ? new Error('no such mailbox') : null)
    },
    onData(stream, _session, done) {
      stream.once('end', () => done())
      void keep(stream)
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async next() {
      if (arrived.length === 0) await once(server, 'mail')
      const message = arrived.shift()
      if (!message) throw new Error('no message arrived')
      return message
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
