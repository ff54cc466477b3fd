import type { FieldPhoto } from './photo-choice.ts'

/** Files prepared or sent at the same time: one can be decoded while another is sent. */
const AT_A_TIME = 3

type SentPhoto = Omit<FieldPhoto, 'alt'>
/** Result of sending a file: `refused` is final, `failed` can be tried again. */
export type SendOutcome = { stored: SentPhoto } | { refused: string } | { failed: string }

/** The two steps of an upload. */
export type UploadSteps = {
  /** Prepares a file for sending, or says why it is rejected. */
  prepare: (file: File) => Promise<{ ready: Blob } | { refused: string }>
  send: (
    ready: Blob,
    options: { name: string; onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<SendOutcome>
}

type Tell = (id: string, event: { progress: number | null } | SendOutcome) => void

export type UploadQueue = {
  /** Queues a file; after a failure, adding it again retries. */
  add: (id: string, file: File) => void
  /** Cancels a file, also while it is being sent; no more events follow. */
  cancel: (id: string) => void
  cancelAll: () => void
}

export function createUploadQueue(steps: UploadSteps, tell: Tell): UploadQueue {
  const waiting = new Map<string, File>()
  const running = new Map<string, AbortController>()

  function startNext() {
    if (running.size >= AT_A_TIME) return
    const [next] = waiting
    if (!next) return
    const [id, file] = next
    const control = new AbortController()
    waiting.delete(id)
    running.set(id, control)
    void run(id, file, control.signal)
    startNext()
  }

  async function run(id: string, file: File, signal: AbortSignal) {
    const outcome = await upload(file, signal, (progress) => {
      if (!signal.aborted) tell(id, { progress })
    })
    if (signal.aborted) return
    running.delete(id)
    tell(id, outcome)
    startNext()
  }

  async function upload(file: File, signal: AbortSignal, onProgress: (part: number) => void): Promise<SendOutcome> {
    const prepared = await steps.prepare(file)
    if ('refused' in prepared || signal.aborted) return 'refused' in prepared ? prepared : { failed: '' }
    onProgress(0)
    return steps.send(prepared.ready, { name: file.name, onProgress, signal })
  }

  function cancel(id: string) {
    waiting.delete(id)
    running.get(id)?.abort()
    running.delete(id)
    startNext()
  }

  return {
    add(id, file) {
      waiting.set(id, file)
      startNext()
    },
    cancel,
    cancelAll() {
      waiting.clear()
      for (const id of running.keys()) cancel(id)
    },
  }
}
