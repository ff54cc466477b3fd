import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'

/** One field of a form: a text, or a file that is being received; `filename` is '' for an empty file input. */
export type FormPart =
  | { name: string; text: string }
  | { name: string; filename: string; body: AsyncIterable<Uint8Array> }

/**
 * Maximum number of parts, bytes of all texts, and bytes of one file; more bytes of a file are discarded. `keepsFolders`:
 * the name of a file has the folders that it was chosen with.
 */
export type FormLimits = { parts: number; textBytes: number; fileBytes: number; keepsFolders?: boolean }

/** A form that can't be read: the status and a sentence for the user. */
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
 * Reads a `multipart/form-data` body part by part as it arrives. Memory holds one chunk and its parts, never a whole
 * file. Bytes that the caller does not read are skipped.
 * @throws UnreadableForm when the body is cut short, is no such form (415 for another type) or exceeds a limit
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
    // An interrupted form also fails its files; an unhandled error would end the process.
    file.on('error', () => {})
    if (name === undefined) parser.destroy(new UnreadableForm(400, INCOMPLETE))
    else arrived({ name: unescaped(name), filename: unescaped(filename), file })
  })
  parser.on('partsLimit', () => parser.destroy(new UnreadableForm(413, TOO_LARGE)))

  /** One chunk may contain many parts; the next chunk is read when they are consumed. */
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

function openParser(contentType: string, { parts, textBytes, fileBytes, keepsFolders = false }: FormLimits) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      preservePath: keepsFolders,
      limits: { parts: parts + 1, fieldSize: textBytes, fileSize: fileBytes },
    })
  } catch {
    throw new UnreadableForm(415, NO_FORM)
  }
}

/** The bytes of a file; unread bytes are skipped. */
async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file.iterator({ destroyOnReturn: false })
  } catch (failure) {
    throw asUnreadable(failure)
  }
}

/** Any parser error means that the form did not arrive as it was sent. */
function asUnreadable(failure: unknown): UnreadableForm {
  return failure instanceof UnreadableForm ? failure : new UnreadableForm(400, INCOMPLETE)
}

/** Reverses the escapes that browsers use in names. */
function unescaped(name: string): string {
  return name.replaceAll(/%(0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped))
}
