import { randomUUID } from 'node:crypto'
import { access, constants, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#app/db/make-folder.server.ts'
import { FSDriver } from 'flydrive/drivers/fs'

/** Folder of unfinished files; the ones that a killed process leaves are deleted after 30 days. */
export const DRAFT_FOLDER = 'borradores'

/** Files in a folder, written atomically: a full disk or a power cut never leaves half a file. */
export class FolderDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Whether the folder is there and takes files. */
  async isUsable(): Promise<boolean> {
    const usable = constants.R_OK | constants.W_OK | constants.X_OK
    return access(this.#folder, usable).then(
      () => true,
      () => false,
    )
  }

  /** Writes a file of a few blocks and deletes it. */
  async tryWriting(): Promise<void> {
    const draft = join(this.#folder, DRAFT_FOLDER, randomUUID())
    makeFolder(dirname(draft))
    try {
      await writeFile(draft, Buffer.alloc(16_384), { flush: true })
    } finally {
      await rm(draft, { force: true })
    }
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key)
    const draft = join(this.#folder, DRAFT_FOLDER, randomUUID())
    makeFolder(dirname(draft))
    makeFolder(dirname(path))
    try {
      await writeFile(draft, contents, { flush: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** For an empty file FlyDrive returns its uninitialised buffer; this returns only the bytes of the file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(join(this.#folder, key)))
  }
}
