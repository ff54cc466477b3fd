import type { FileStore } from '#app/photos/file-store.server.ts'

type Drawing = {
  /** Where it is kept: names what it shows, so that a change has another key. */
  key: string
  contentType: string
  /** `whole` unless something of it could not be found, which may come back: then it is not kept. */
  draw: () => Promise<{ bytes: Uint8Array; whole: boolean }>
  /** How many of its folder may wait to be drawn at a time. */
  most: number
}

const underWay = new WeakMap<FileStore, Map<string, Promise<Uint8Array>>>()

/**
 * What is drawn at its first request and then kept; asked for twice at once, it is drawn once.
 * @returns null where too many wait already
 */
export async function findOrDraw(files: FileStore, drawing: Drawing): Promise<Uint8Array | null> {
  if (await files.exists(drawing.key)) return files.getBytes(drawing.key)
  const waiting = underWay.get(files) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(files, waiting)
  const known = waiting.get(drawing.key)
  if (known) return known
  if (waitingBeside(waiting, drawing.key) >= drawing.most) return null
  const drawn = drawAndKeep(files, drawing).finally(() => waiting.delete(drawing.key))
  waiting.set(drawing.key, drawn)
  return drawn
}

/** Each folder is drawn by a process of its own: the cards that chats ask for keep nobody from a sheet. */
function waitingBeside(waiting: ReadonlyMap<string, unknown>, key: string): number {
  const folder = key.slice(0, key.indexOf('/') + 1)
  return [...waiting.keys()].filter((each) => each.startsWith(folder)).length
}

async function drawAndKeep(files: FileStore, { key, contentType, draw }: Drawing): Promise<Uint8Array> {
  const { bytes, whole } = await draw()
  if (whole) await files.put(key, bytes, { contentType })
  return bytes
}

/** The bytes of stored photos, in their order; the lost ones are left out. */
export async function photosToDraw(files: FileStore, keys: readonly string[]): Promise<Uint8Array[]> {
  const found = await Promise.all(keys.map(async (key) => ((await files.exists(key)) ? files.getBytes(key) : null)))
  return found.filter((photo) => photo !== null)
}
