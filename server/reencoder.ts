import type { Reencode, Reencoded } from '#app/photos/reencode-photo.server.ts'
import { JobLost, openJobProcess } from './job-process.ts'

export type ReencodeJob = { path: string }

/**
 * Decodes pictures in a child process: the largest need half a gigabyte. A picture that crashes it counts as broken.
 */
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
