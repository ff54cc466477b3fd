import type { FileStore } from '#app/photos/file-store.server.ts'

type Drawing = {
  /** Key in the file store; it contains a hash of the content, so that a change gets another key. */
  key: string
  contentType: string
  /** `whole` is false when a photo was missing: then the drawing is not stored, because the photo may come back. */
  draw: () => Promise<{ bytes: Uint8Array; whole: boolean }>
  /** Largest number of drawings of its folder that may wait at a time. */
  most: number
}

const underWay = new WeakMap<FileStore, Map<string, Promise<Uint8Array>>>()

/**
 * Returns a stored drawing, or draws and stores it. Two requests at the same time share one drawing.
 * @returns null when too many are waiting
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

/** Each folder has its own process: many requests for social cards do not delay the PDF sheets. */
function waitingBeside(waiting: ReadonlyMap<string, unknown>, key: string): number {
  const folder = key.slice(0, key.indexOf('/') + 1)
  return [...waiting.keys()].filter((each) => each.startsWith(folder)).length
}

async function drawAndKeep(files: FileStore, { key, contentType, draw }: Drawing): Promise<Uint8Array> {
  const { bytes, whole } = await draw()
  if (whole) await files.put(key, bytes, { contentType })
  return bytes
}

/** The bytes of stored photos, in order; missing files are left out. */
export async function photosToDraw(files: FileStore, keys: readonly string[]): Promise<Uint8Array[]> {
  const found = await Promise.all(keys.map(async (key) => ((await files.exists(key)) ? files.getBytes(key) : null)))
  return found.filter((photo) => photo !== null)
}
