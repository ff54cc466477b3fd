import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Got = { fields: URLSearchParams; contentType: string; referer: string }

export type FormService = {
  /** As CONTACT_FORWARD_URL. */
  url: string
  /** The forms that have arrived and were not asked for yet. */
  got: () => Got[]
  /** What it answers with from now on: a redirect to the next page, as such services do, or an error. */
  answerWith: (status: number) => void
  close: () => Promise<void>
}

/** A real form-forwarding service that keeps what it is given. */
export async function openFormService(): Promise<FormService> {
  const got: Got[] = []
  let status = 302
  async function take(request: IncomingMessage, response: ServerResponse) {
    const fields = new URLSearchParams(await text(request))
    const { 'content-type': contentType = '', referer = '' } = request.headers
    if (status < 400) got.push({ fields, contentType, referer })
    response.writeHead(status, { Location: fields.get('_next') ?? '/' }).end()
  }

  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ajax/ventas`,
    got: () => got.splice(0),
    answerWith(next) {
      status = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
