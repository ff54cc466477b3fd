import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are while they are written; what a killed process leaves here goes after 30 days. */
export const DRAFT_FOLDER = 'borradores'

/** Files in a folder, each whole or not there at all: a disk that fills up or a power cut leaves no half of one. */
export class FolderDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key)
    const draft = join(this.#folder, DRAFT_FOLDER, randomUUID())
    await mkdir(dirname(draft), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, contents, { flush: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** The file's bytes alone: of an empty one FlyDrive hands out the memory that it was to be read into. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(join(this.#folder, key)))
  }
}
