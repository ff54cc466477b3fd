import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request exactly as given: the path is not normalised, nothing is decompressed, no header is added. */
export function rawRequest(port: number, path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.once('error', reject).end()
  })
}
