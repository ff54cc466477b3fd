import { changeJobs } from '#app/inventory/batches/change-jobs.server.ts'
import { type ImportParts, importJobs } from '#app/inventory/import/running/import-jobs.server.ts'
import { type WorkerParts, joinLoops, openLoop } from '#app/jobs/job-worker.server.ts'

/** Works on the jobs of every kind. */
export function openJobWorker(parts: WorkerParts & ImportParts) {
  return joinLoops([openLoop(parts, changeJobs(parts)), openLoop(parts, importJobs(parts))])
}
