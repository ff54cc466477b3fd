import { type WorkerParts, joinLoops, openLoop } from '#app/jobs/job-worker.server.ts'
import { changeJobs } from './batches/change-jobs.server.ts'
import { type ImportParts, importJobs } from './import/running/import-jobs.server.ts'

/** Works on the jobs of every kind. */
export function openJobWorker(parts: WorkerParts & ImportParts) {
  return joinLoops([openLoop(parts, changeJobs(parts)), openLoop(parts, importJobs(parts))])
}
