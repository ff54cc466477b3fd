import { join } from 'node:path'
import { constants, setPriority } from 'node:os'
import { openStore } from '#app/db/open.server.ts'
import { readSettings } from '#app/env.server.ts'
import { collectUploads } from '#app/photos/collect-uploads.server.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { collectPrivateFiles } from '#app/editing/dossier/collect-files.server.ts'
import { collectImportFiles } from '#app/inventory/import/kept-file.server.ts'
import { collectWaitingPictures } from '#app/inventory/bulk-photos/waiting-pictures.server.ts'
import { SENDING, sendingFolder } from '#app/inventory/bulk-photos/files/sending-folder.server.ts'
import { forgetLeadImports } from '#app/inventory/lead-import/forget-lead-imports.server.ts'
import { emptyOverdueTrash } from '#app/inventory/trash/trash-list.server.ts'
import { eraseLostLeads } from '#app/personal-data/erase-lost-leads.server.ts'
import { pruneVersions } from '#app/records/prune-versions.server.ts'
import { makeDueVariants } from '#app/photos/make-variants.server.ts'
import { measureUnmeasured } from '#app/photos/measure-luminance.server.ts'
import { collectDrawings } from '#app/photos/drawings/collect-drawings.server.ts'
import { encodeVariantsConfined, openReencoder } from '#server/reencoder.ts'

// Ends when the server ends, even if the server was killed.
process.on('disconnect', () => process.exit(0))
// Serving pages has priority.
setPriority(constants.priority.PRIORITY_LOW)
const settings = readSettings()
const store = await openStore(settings)
const files = await openFileStore({ storageUrl: settings.storageUrl, folder: join(settings.dataDir, 'files') })
const now = () => new Date()
const makeVariants = () => makeDueVariants({ store, files, encode: encodeVariantsConfined }, now)
const jobs = [
  // First: they free the photos of properties that are deleted for good, and of old versions.
  () => emptyOverdueTrash(store, now()),
  () => pruneVersions(store, now()),
  () => eraseLostLeads(store, now()),
  makeVariants,
  () => collectUnusedPhotos(store, files, now()),
  () => collectPrivateFiles(store, files, now()),
  () => collectImportFiles(store, files, now()),
  () => forgetLeadImports(store, now()),
  () => collectDrawings(files, now()),
  () => collectUploads(now()),
  () => collectUploads(now(), join(sendingFolder(settings), SENDING)),
  () => collectWaitingPictures(store, files, now()),
  () => measureUnmeasured({ store, files, ...openReencoder() }, makeVariants),
]
// If one job fails, the others still run.
for (const job of jobs)
  await job().catch((failure: unknown) => {
    console.error(failure)
    process.exitCode = 1
  })
await store.close()
process.exit()
