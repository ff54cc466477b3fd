import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Got = { fields: URLSearchParams; contentType: string; referer: string }

export type FormService = {
  /** Value of CONTACT_FORWARD_URL. */
  url: string
  /** Returns and removes the forms received so far. */
  got: () => Got[]
  /** Sets the next responses: a redirect to `_next`, as such services do, or an error. */
  answerWith: (status: number) => void
  close: () => Promise<void>
}

/** A real HTTP server that acts as the form-forwarding service and stores what it receives. */
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
