/** One field of a form on its way in; `filename` is null for a plain value, '' for a file input left empty. */
export type FormPart = { name: string; filename: string | null; body: AsyncIterable<Buffer> }

/** A form that cannot be read: what to answer, and why in a sentence for the person. */
export class UnreadableForm extends Error {
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

export const INCOMPLETE = 'El envío llegó incompleto. Inténtalo de nuevo.'

/** Bytes of one part's headers at most: a name, a file name and a type fit many times. */
const MAX_HEADER_BYTES = 8 * 1024
const END_OF_LINE = '\r\n'
const END_OF_HEADERS = '\r\n\r\n'

/**
 * Reads a `multipart/form-data` body as it arrives, holding no more than a chunk of it. What a reader leaves of a part
 * is skipped.
 * @param boundary of the Content-Type
 * @throws UnreadableForm (400) when the body is cut short or is no such form
 */
export async function* readParts(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const input = new Input(chunks)
  const delimiter = Buffer.from(`${END_OF_LINE}--${boundary}`)
  // The first delimiter has no line before it.
  input.unread(Buffer.from(END_OF_LINE))
  await skip(input.until(delimiter))
  for (;;) {
    const next = (await input.take(2)).toString('latin1')
    if (next === '--') return
    if (next !== END_OF_LINE) throw malformed()
    const headers = await readHeaders(input)
    let ended = false
    async function* body() {
      yield* input.until(delimiter)
      ended = true
    }
    yield { ...headers, body: body() }
    if (!ended) await skip(input.until(delimiter))
  }
}

/** @returns the boundary that a Content-Type names; null when it is of another type */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

async function readHeaders(input: Input) {
  // The line that ended the delimiter is read already; a part without headers would otherwise have no end of them.
  input.unread(Buffer.from(END_OF_LINE))
  const read: Buffer[] = []
  let length = 0
  for await (const chunk of input.until(Buffer.from(END_OF_HEADERS))) {
    length += chunk.length
    if (length > MAX_HEADER_BYTES) throw malformed()
    read.push(chunk)
  }
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(Buffer.concat(read).toString('utf8'))?.[1]
  const name = disposition && parameter(disposition, 'name')
  if (name === undefined || name === null) throw malformed()
  return { name, filename: parameter(disposition ?? '', 'filename') }
}

/** A quoted parameter, with what browsers escape in it put back. */
function parameter(disposition: string, key: 'name' | 'filename'): string | null {
  const value = new RegExp(`(?:^|;)\\s*${key}="([^"]*)"`, 'i').exec(disposition)?.[1]
  return value === undefined ? null : value.replaceAll(/%(0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped))
}

async function skip(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  while (!(await iterator.next()).done);
}

function malformed(): UnreadableForm {
  return new UnreadableForm(400, INCOMPLETE)
}

/** Bytes as they come, of which some can be looked at before they are taken. */
class Input {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  unread(bytes: Buffer) {
    this.#held = Buffer.concat([bytes, this.#held])
  }

  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more()
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return taken
  }

  /** What comes before the mark; the mark is taken once all of that was read. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at !== -1) {
        const last = await this.take(at)
        if (last.length > 0) yield last
        await this.take(mark.length)
        return
      }
      // The end of what is held may be the beginning of the mark.
      const sure = this.#held.length - mark.length + 1
      if (sure > 0) yield await this.take(sure)
      await this.#more()
    }
  }

  async #more() {
    const { value, done } = await this.#chunks.next()
    if (done) throw malformed()
    this.#held = Buffer.concat([this.#held, value])
  }
}
