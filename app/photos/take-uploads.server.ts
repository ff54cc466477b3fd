import type { Result } from '#app/forms/result.ts'
import { isDiskFull } from '#app/db/unreachable.server.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { FILES_FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from './collect-uploads.server.ts'
import { type FormPart, INCOMPLETE, NO_FORM, TOO_LARGE, UnreadableForm, readParts } from './multipart.server.ts'
import { PICTURE_SETS, type PictureSet } from './picture-sets.ts'
import { type PhotoRefusal, type StoredPhoto, storePhoto } from './store-photo.server.ts'
import { picturesOf, setNamed, setPictures } from './photo-choice.ts'
import { MAX_UPLOAD_BYTES, refusalText } from './upload-fault.ts'

/** Bytes of everything that is typed: the longest description fits a hundred times. */
const MAX_TEXT_BYTES = 1024 * 1024
/** Fields and files of one form at most. */
const MAX_PARTS = 2_000
/** Of a file that is too large as many bytes are read as tell so. */
const LIMITS = { parts: MAX_PARTS, textBytes: MAX_TEXT_BYTES, fileBytes: MAX_UPLOAD_BYTES + 1 }

/** What taking photos needs of the process. */
type Taker = Pick<Parts, 'store' | 'files' | 'photoWorkers' | 'now'> & {
  /** Is told of a file that could not be kept, which is then refused; without it the whole request fails. */
  reportFailure?: (failure: unknown) => void
  /** The form has one picture of this set: its first file is taken, and others are skipped. */
  only?: PictureSet
}

/** A form as it came in: its values, with the photos that were sent along after those that it named; the files not taken. */
type TakenForm = { formData: FormData; photos: OfSet<StoredPhoto>[]; refused: OfSet<PhotoRefusal>[] }
/** `set`: among which pictures it was sent. */
type OfSet<Taken> = Taken & { set: PictureSet }

/**
 * Reads a form, multipart or urlencoded, and takes the files of its fields of pictures into the store as they arrive. No
 * file is ever held whole in memory. A refused file leaves everything else of the form as it was typed.
 * @returns a refusal when the body is no form, is cut short or goes beyond every limit
 */
export async function takeUploads(parts: Taker, request: Request): Promise<Result<TakenForm, UnreadableForm>> {
  try {
    return { ok: true, ...(await take(parts, request)) }
  } catch (error) {
    if (error instanceof UnreadableForm) return { ok: false, refusal: error }
    throw error
  }
}

async function take(parts: Taker, request: Request): Promise<TakenForm> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const taken = /^multipart\//i.test(contentType)
    ? await takeMultipart(parts, readParts(boundedBody(request, FILES_FORM_BYTES), contentType, LIMITS))
    : { formData: await readUrlencoded(contentType, request), photos: [], refused: [] }
  for (const set of PICTURE_SETS) {
    const pictures = new Map(picturesOf(taken.formData, set).map((picture) => [picture.photoId, picture]))
    for (const { photoId } of taken.photos.filter((sent) => sent.set === set))
      if (!pictures.has(photoId)) pictures.set(photoId, { photoId, alt: null })
    setPictures(taken.formData, set, [...pictures.values()])
  }
  return taken
}

async function readUrlencoded(contentType: string, request: Request): Promise<FormData> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType)) throw new UnreadableForm(415, NO_FORM)
  const formData = new FormData()
  for (const [name, value] of new URLSearchParams(await text(boundedBody(request, MAX_TEXT_BYTES))))
    formData.append(name, value)
  return formData
}

async function takeMultipart(parts: Taker, form: AsyncIterable<FormPart>): Promise<TakenForm> {
  const taken: TakenForm = { formData: new FormData(), photos: [], refused: [] }
  for await (const part of form) {
    if ('text' in part) {
      taken.formData.append(part.name, part.text)
      continue
    }
    const set = setNamed(part.name)
    if (set && part.filename !== '' && mayTake(parts, taken, set)) await takeFile(parts, taken, { ...part, set })
  }
  if (taken.photos.length > 0) parts.photoWorkers.runJobs()
  return taken
}

function mayTake({ only }: Taker, { photos, refused }: TakenForm, set: PictureSet): boolean {
  return only === undefined || (set === only && photos.length + refused.length === 0)
}

async function takeFile(
  parts: Taker,
  taken: TakenForm,
  { set, filename, body }: { set: PictureSet; filename: string; body: AsyncIterable<Uint8Array> },
) {
  const folder = await mkdtemp(UPLOAD_FOLDER)
  try {
    const path = join(folder, 'photo')
    await pipeline(body, createWriteStream(path))
    const { store, files, photoWorkers } = parts
    const place = { db: store.db, files, now: parts.now(), reencode: photoWorkers.reencode }
    const answer = await storePhoto(place, { path, filename })
    if ('refused' in answer) taken.refused.push({ ...answer, set })
    else taken.photos.push({ ...answer, set })
  } catch (failure) {
    if (!parts.reportFailure || failure instanceof UnreadableForm) throw failure
    parts.reportFailure(failure)
    const fault = isDiskFull(failure) ? 'full' : 'lost'
    taken.refused.push({ refused: refusalText(fault, filename), fault, set })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The bytes of a request. @throws UnreadableForm for more than the limit, or when the connection breaks */
export async function* boundedBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  if (declared > limit) throw new UnreadableForm(413, TOO_LARGE)
  const reader = request.body?.getReader()
  for (let read = 0; ;) {
    const { value, done } = (await reader?.read().catch(lost)) ?? { value: undefined, done: true }
    if (done) return
    read += value.length
    if (read > limit) throw new UnreadableForm(413, TOO_LARGE)
    yield value
  }
}

/** The connection broke: nobody waits for this answer, and nothing of ours failed. */
function lost(): never {
  throw new UnreadableForm(400, INCOMPLETE)
}
