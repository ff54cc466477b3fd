import type { Reencode, Reencoded } from '#app/photos/reencode-photo.server.ts'
import { JobLost, openJobProcess } from './job-process.ts'

export type ReencodeJob = { path: string }

/** Decodes pictures apart: the largest take half a gigabyte each. A picture that ends the process is broken. */
export function openReencoder(script = 'reencode.ts'): { reencode: Reencode; close: () => void } {
  const { ask, close } = openJobProcess<ReencodeJob, Reencoded>(script)
  return {
    close,
    async reencode(path) {
      try {
        return await ask({ path })
      } catch (error) {
        if (error instanceof JobLost) return { fault: 'broken' }
        throw error
      }
    },
  }
}
