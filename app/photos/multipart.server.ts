import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'

/** One field of a form: what was typed, or a file on its way in; `filename` is '' for a file input left empty. */
export type FormPart =
  | { name: string; text: string }
  | { name: string; filename: string; body: AsyncIterable<Uint8Array> }

/** Parts at most; bytes of everything typed; bytes of one file, the rest of which is read past. */
export type FormLimits = { parts: number; textBytes: number; fileBytes: number }

/** A form that cannot be read: what to answer, and why in a sentence for the person. */
export class UnreadableForm extends Error {
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

export const INCOMPLETE = 'El envío llegó incompleto. Inténtalo de nuevo.'
export const TOO_LARGE = 'El envío es demasiado grande. Sube menos fotos a la vez.'
export const NO_FORM = 'El envío no es un formulario.'

type Arrived = { name: string; text: string } | { name: string; filename: string; file: Readable }

/**
 * Reads a `multipart/form-data` body part by part as it arrives. Memory holds one chunk of it and the parts that the
 * chunk brought, never a whole file; what the reader leaves of a file is skipped.
 * @throws UnreadableForm when the body is cut short, is no such form (415 when its type says so) or exceeds a limit
 */
export async function* readParts(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: FormLimits,
): AsyncGenerator<FormPart> {
  const parser = openParser(contentType, limits)
  let goOn = () => {}
  const parts = new Readable({ objectMode: true, highWaterMark: 1, read: () => goOn() })
  const arrived = (part: Arrived) => parts.push(part)
  let room = limits.textBytes
  parser.on('field', (name: string | undefined, text, { valueTruncated }) => {
    room -= Buffer.byteLength(text)
    if (name === undefined) parser.destroy(new UnreadableForm(400, INCOMPLETE))
    else if (valueTruncated || room < 0) parser.destroy(new UnreadableForm(413, TOO_LARGE))
    else arrived({ name: unescaped(name), text })
  })
  parser.on('file', (name: string | undefined, file, { filename = '' }) => {
    // A form that breaks off breaks off its files; an error that nobody hears would end the process.
    file.on('error', () => {})
    if (name === undefined) parser.destroy(new UnreadableForm(400, INCOMPLETE))
    else arrived({ name: unescaped(name), filename: unescaped(filename), file })
  })
  parser.on('partsLimit', () => parser.destroy(new UnreadableForm(413, TOO_LARGE)))

  /** One chunk may bring many parts: the next chunk waits until they are taken. */
  async function* atReadersPace() {
    for await (const chunk of chunks) {
      yield chunk
      while (parts.readableLength > 0 && !parts.destroyed)
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
    }
  }

  pipeline(atReadersPace, parser).then(
    () => parts.push(null),
    (failure: unknown) => parts.destroy(asUnreadable(failure)),
  )
  try {
    for await (const part of parts as AsyncIterable<Arrived>) {
      if ('text' in part) yield part
      else {
        yield { name: part.name, filename: part.filename, body: bytesOf(part.file) }
        part.file.resume()
      }
    }
  } finally {
    parser.destroy()
    goOn()
  }
}

function openParser(contentType: string, { parts, textBytes, fileBytes }: FormLimits) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { parts: parts + 1, fieldSize: textBytes, fileSize: fileBytes },
    })
  } catch {
    throw new UnreadableForm(415, NO_FORM)
  }
}

/** The bytes of a file; who stops reading them halfway leaves the rest to be skipped. */
async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file.iterator({ destroyOnReturn: false })
  } catch (failure) {
    throw asUnreadable(failure)
  }
}

/** Whatever the parser stumbles over, the form did not arrive as it was sent. */
function asUnreadable(failure: unknown): UnreadableForm {
  return failure instanceof UnreadableForm ? failure : new UnreadableForm(400, INCOMPLETE)
}

/** What browsers escape in names, put back. */
function unescaped(name: string): string {
  return name.replaceAll(/%(0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped))
}
