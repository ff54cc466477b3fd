import type { PhotoEdit } from '#app/photos/photo-edit.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { type PhotoSource, nameOf } from '#app/photos/photo-source.ts'

/** Files prepared or sent at the same time: one can be decoded while another is sent. */
const AT_A_TIME = 3

type SentPhoto = Omit<FieldPhoto, 'alt'>
/** Result of sending a file: `refused` is final, `failed` can be tried again. */
export type SendOutcome = { stored: SentPhoto } | { refused: string } | { failed: string }

/** What is to be sent, and how it is to be turned and cropped before. */
type Upload = { source: PhotoSource; edit: PhotoEdit | null }

/** The two steps of an upload. */
export type UploadSteps = {
  /** Prepares a file for sending, or says why it cannot be. */
  prepare: (upload: Upload, signal: AbortSignal) => Promise<{ ready: Blob } | { refused: string } | { failed: string }>
  send: (
    ready: Blob,
    options: { name: string; onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<SendOutcome>
}

type Notify = (id: string, event: { progress: number | null } | SendOutcome) => void

export type UploadQueue = {
  /** Queues a file; after a failure, adding it again retries. */
  add: (id: string, upload: Upload) => void
  /** Cancels a file, also while it is being sent; no more events follow. */
  cancel: (id: string) => void
  cancelAll: () => void
}

export function createUploadQueue(steps: UploadSteps, notify: Notify): UploadQueue {
  const waiting = new Map<string, Upload>()
  const running = new Map<string, AbortController>()

  function startNext() {
    if (running.size >= AT_A_TIME) return
    const [next] = waiting
    if (!next) return
    const [id, upload] = next
    const control = new AbortController()
    waiting.delete(id)
    running.set(id, control)
    void run(id, upload, control.signal)
    startNext()
  }

  async function run(id: string, upload: Upload, signal: AbortSignal) {
    const outcome = await sent(upload, signal, (progress) => {
      if (!signal.aborted) notify(id, { progress })
    })
    if (signal.aborted) return
    running.delete(id)
    notify(id, outcome)
    startNext()
  }

  async function sent(upload: Upload, signal: AbortSignal, onProgress: (part: number) => void): Promise<SendOutcome> {
    const prepared = await steps.prepare(upload, signal)
    if (signal.aborted) return { failed: '' }
    if (!('ready' in prepared)) return prepared
    onProgress(0)
    return steps.send(prepared.ready, { name: nameOf(upload.source), onProgress, signal })
  }

  function cancel(id: string) {
    waiting.delete(id)
    running.get(id)?.abort()
    running.delete(id)
    startNext()
  }

  return {
    add(id, upload) {
      waiting.set(id, upload)
      startNext()
    },
    cancel,
    cancelAll() {
      waiting.clear()
      for (const id of running.keys()) cancel(id)
    },
  }
}
