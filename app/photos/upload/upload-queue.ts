import type { FieldPhoto } from './photo-choice.ts'

/** Files that are prepared or sent at a time: one is decoded while another is under way. */
const AT_A_TIME = 3

type SentPhoto = Omit<FieldPhoto, 'alt'>
/** How sending a file ended: `refused` is for good, `failed` may be tried again. */
export type SendOutcome = { stored: SentPhoto } | { refused: string } | { failed: string }

/** The two steps of a file on its way. */
export type UploadSteps = {
  /** Makes a file ready to be sent, or says why it cannot be. */
  prepare: (file: File) => Promise<{ ready: Blob } | { refused: string }>
  send: (
    ready: Blob,
    options: { name: string; onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<SendOutcome>
}

type Tell = (id: string, event: { progress: number | null } | SendOutcome) => void

export type UploadQueue = {
  /** Sends a file, once it is its turn. Added again after a failure, it is tried again. */
  add: (id: string, file: File) => void
  /** Forgets a file, also while it is sent: nothing more is told of it. */
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
