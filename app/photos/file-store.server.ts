import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files live: keys such as 'properties/1700000000000_fachada.jpg'. */
export type FileStore = Disk

/** Opens the file store: a folder on disk, or an S3 bucket named `s3://key:secret@bucket?region=…&endpoint=…`. */
export async function openFileStore(where: { storageUrl: string | null; folder: string }): Promise<FileStore> {
  return where.storageUrl === null
    ? new Disk(new FSDriver({ location: where.folder, visibility: 'private' }))
    : openBucket(new URL(where.storageUrl))
}

async function openBucket(url: URL): Promise<FileStore> {
  // The S3 client weighs more than the rest of the process: it is loaded only where it is used.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const endpoint = url.searchParams.get('endpoint')
  const credentials = url.username && {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  return new Disk(
    new S3Driver({
      bucket: url.hostname,
      region: url.searchParams.get('region') ?? 'us-east-1',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}
