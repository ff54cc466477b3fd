import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'

/** A bucket on its own real S3 server, with its STORAGE_URL; closing removes everything. */
export async function openTestBucket(): Promise<{ files: FileStore; storageUrl: string; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cerro-norte-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'fotos' }],
  })
  const { port } = await server.run()
  const storageUrl = `s3://S3RVER:S3RVER@fotos?region=us-east-1&endpoint=http://127.0.0.1:${port}`
  return {
    files: await openFileStore({ storageUrl, folder: '' }),
    storageUrl,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
