import type { ChildProcess } from 'node:child_process'
import type { PhotoWorkers } from '#app/photos/reencode-photo.server.ts'
import type { SocialCard } from '#app/photos/social-card/card-content.ts'
import type { DrawCard } from '#app/photos/social-card/draw-card.server.ts'
import type { BrandIcon, DrawIcon } from '#app/photos/social-card/draw-icon.server.ts'
import type { DrawSheet, Sheet } from '#app/property/sheet/draw-sheet.server.ts'
import { forkProgram, unrefChild } from './child-process.ts'
import { openJobProcess } from './job-process.ts'
import { workerProgram } from './program-files.ts'
import { openReencoder } from './reencoder.ts'

type Warn = (message: string, error?: unknown) => void

type Drawers = { drawCard: DrawCard; drawIcon: DrawIcon; drawSheet: DrawSheet }

/** Child processes that decode and draw pictures and sheets, so that the server keeps its memory and CPU. */
export function openWorkerProcesses(warn: Warn): PhotoWorkers & Drawers {
  const reencoder = openReencoder()
  const photoJobs = openPhotoJobs(warn)
  const cards = openJobProcess<SocialCard | BrandIcon, Uint8Array>(workerProgram('draw-cards'))
  const sheets = openJobProcess<Sheet, Uint8Array>(workerProgram('draw-sheets'))
  return {
    reencode: reencoder.reencode,
    runJobs: photoJobs.runJobs,
    drawCard: cards.ask,
    drawIcon: cards.ask,
    drawSheet: sheets.ask,
    close() {
      cards.close()
      sheets.close()
      photoJobs.close()
    },
  }
}

/**
 * Runs the photo jobs in a child process. Requests during a run cause one more run after it. Nobody waits for the
 * result, so failures are logged.
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

  /** @param failure why it ended; null after a successful run */
  function ended(stopped: ChildProcess, failure: unknown) {
    if (stopped !== child) return
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
