import type { ChildProcess } from 'node:child_process'
import type { PhotoWorkers } from '#app/photos/reencode-photo.server.ts'
import type { SocialCard } from '#app/photos/social-card/card-content.ts'
import type { DrawCard } from '#app/photos/social-card/draw-card.server.ts'
import type { DrawSheet, Sheet } from '#app/property/sheet/draw-sheet.server.ts'
import { forkProgram, unrefChild } from './child-process.ts'
import { openJobProcess } from './job-process.ts'
import { workerProgram } from './program-files.ts'
import { openReencoder } from './reencoder.ts'

type Warn = (message: string, error?: unknown) => void

/** The processes beside the server that decode and draw pictures and sheets: serving feels neither their memory nor their time. */
export function openWorkerProcesses(warn: Warn): PhotoWorkers & { drawCard: DrawCard; drawSheet: DrawSheet } {
  const reencoder = openReencoder()
  const photoJobs = openPhotoJobs(warn)
  const cards = openJobProcess<SocialCard, Uint8Array>(workerProgram('draw-cards'))
  const sheets = openJobProcess<Sheet, Uint8Array>(workerProgram('draw-sheets'))
  return {
    reencode: reencoder.reencode,
    runJobs: photoJobs.runJobs,
    drawCard: cards.ask,
    drawSheet: sheets.ask,
    close() {
      cards.close()
      sheets.close()
      photoJobs.close()
    },
  }
}

/**
 * Runs one process at a time; what is asked for while it runs is seen to by another one after it. Nobody waits for what
 * it does, so the operator is told when it fails.
 */
export function openPhotoJobs(
  warn: Warn,
  program = workerProgram('photo-jobs'),
): Pick<PhotoWorkers, 'runJobs' | 'close'> {
  let child: ChildProcess | null = null
  let isRequestedAgain = false

  function runJobs() {
    isRequestedAgain = child !== null
    if (isRequestedAgain) return
    const started = unrefChild(forkProgram(program))
    child = started
    started.on('error', (error) => ended(started, error))
    started.once('exit', (code, signal) => ended(started, code === 0 ? null : (signal ?? code)))
  }

  /** @param failure why it ended; null where it did all of its work */
  function ended(which: ChildProcess, failure: unknown) {
    if (which !== child) return
    child = null
    if (failure !== null) warn(`el proceso que prepara las fotos no terminó (${String(failure)})`)
    if (isRequestedAgain) runJobs()
  }

  return {
    runJobs,
    close() {
      const running = child
      child = null
      running?.kill()
    },
  }
}
