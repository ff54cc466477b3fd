import { changeJobs } from '#app/inventory/batches/change-jobs.server.ts'
import { bulkPhotoJobs } from '#app/inventory/bulk-photos/bulk-photo-jobs.server.ts'
import { type ImportParts, importJobs } from '#app/inventory/import/running/import-jobs.server.ts'
import { leadJobs } from '#app/inventory/lead-import/lead-jobs.server.ts'
import { type WorkerParts, joinLoops, openLoop } from '#app/jobs/job-worker.server.ts'

type JobParts = WorkerParts & ImportParts & Parameters<typeof bulkPhotoJobs>[0]

/** Works on the jobs of every kind. */
export function openJobWorker(parts: JobParts) {
  return joinLoops([
    openLoop(parts, changeJobs(parts)),
    openLoop(parts, importJobs(parts)),
    openLoop(parts, bulkPhotoJobs(parts)),
    openLoop(parts, leadJobs(parts)),
  ])
}
