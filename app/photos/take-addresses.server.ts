import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from './collect-uploads.server.ts'
import { NotFetched, fetchPicture } from './fetch-picture.server.ts'
import { type StoredPhoto, storePhoto } from './store-photo.server.ts'
import { FAULT_TEXTS, type PhotoFault } from './upload-fault.ts'

/** Tries of one address, and the wait before the second, in milliseconds. */
const TRIES = 3
const WAIT = 1_000
/** Pictures that are fetched at a time. */
const AT_ONCE = 3

type Taker = Pick<Parts, 'store' | 'files' | 'photoWorkers' | 'now'> & {
  /** Fetches a picture into a file. */
  fetchOne?: typeof fetchPicture
  /** Milliseconds before the second try. */
  wait?: number
}

/** The stored photo of an address, or why it could not be taken: the end of a sentence, without its full stop. */
type Taken = { address: string } & ({ photo: StoredPhoto } | { refused: string })

/** Takes pictures by their addresses, as if somebody had uploaded them: limits, encoding, and each content once. */
export async function takeAddresses(parts: Taker, addresses: readonly string[]): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let at = 0; at < addresses.length; at += AT_ONCE)
    taken.push(...(await Promise.all(addresses.slice(at, at + AT_ONCE).map((address) => takeAddress(parts, address)))))
  if (taken.some((each) => 'photo' in each)) parts.photoWorkers.runJobs()
  return taken
}

async function takeAddress(parts: Taker, address: string): Promise<Taken> {
  const { store, files, photoWorkers, fetchOne = fetchPicture, wait = WAIT } = parts
  const folder = await mkdtemp(UPLOAD_FOLDER)
  try {
    const path = join(folder, 'photo')
    await withRetries(() => fetchOne(address, { path }), wait)
    const place = { db: store.db, files, now: parts.now(), reencode: photoWorkers.reencode }
    const stored = await storePhoto(place, { path, filename: filenameOf(address) })
    return 'refused' in stored ? { address, refused: sentenceEnd(stored.fault) } : { address, photo: stored }
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return { address, refused: error.message }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withRetries(act: () => Promise<void>, wait: number): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof NotFetched) || !error.mayRetry || tries === TRIES) throw error
      await setTimeout(wait * 2 ** (tries - 1))
    }
}

function sentenceEnd(fault: PhotoFault): string {
  return FAULT_TEXTS[fault].replace(/\.$/, '')
}

function filenameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
