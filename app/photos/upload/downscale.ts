import type { PhotoEdit } from '#app/photos/photo-edit.ts'

export type DownscaleJob = { id: number; file: File; edit: PhotoEdit | null }
/**
 * `blob` is null for a picture that needs neither scaling nor editing; `undecodable` for a file that the browser cannot
 * decode.
 */
export type DownscaleReply = { id: number } & Downscaled

type Downscaled = { blob: Blob | null } | { undecodable: true }

export type Downscaler = {
  downscale: (file: File, edit: PhotoEdit | null) => Promise<Downscaled>
  close: () => void
}

/** Scales and edits pictures in a worker, so that the page stays responsive. The worker starts with the first picture. */
export function createDownscaler(): Downscaler {
  const waiting = new Map<number, { edit: PhotoEdit | null; settle: (result: Downscaled) => void }>()
  let worker: Worker | null = null
  let isBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
  let count = 0

  function start(): Worker {
    const started = new Worker(new URL('./downscale.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<DownscaleReply>) => {
      waiting.get(data.id)?.settle(data)
      waiting.delete(data.id)
    })
    started.addEventListener('error', () => {
      isBroken = true
      for (const { edit, settle } of waiting.values()) settle(withoutWorker(edit))
      waiting.clear()
    })
    return started
  }

  return {
    downscale(file, edit) {
      if (isBroken) return Promise.resolve(withoutWorker(edit))
      worker ??= start()
      const id = count
      count += 1
      return new Promise((settle) => {
        waiting.set(id, { edit, settle })
        worker?.postMessage({ id, file, edit } satisfies DownscaleJob, [])
      })
    },
    close() {
      worker?.terminate()
      worker = null
    },
  }
}

/** If the worker cannot run, files are sent as they are: the server scales them. An edit can't be made then. */
function withoutWorker(edit: PhotoEdit | null): Downscaled {
  return edit ? { undecodable: true } : { blob: null }
}
