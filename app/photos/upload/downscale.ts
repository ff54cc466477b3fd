export type DownscaleJob = { id: number; file: File }
/** `blob` is null for a picture that needs no scaling; `undecodable` for a file that the browser cannot decode. */
export type DownscaleReply = { id: number } & ({ blob: Blob | null } | { undecodable: true })

type Downscaled = { blob: Blob | null } | { undecodable: true }

export type Downscaler = {
  downscale: (file: File) => Promise<Downscaled>
  close: () => void
}

/** Scales pictures in a worker, so that the page stays responsive. The worker starts with the first picture. */
export function createDownscaler(): Downscaler {
  const waiting = new Map<number, (result: Downscaled) => void>()
  let worker: Worker | null = null
  let isBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
  let count = 0

  function start(): Worker {
    const started = new Worker(new URL('./downscale.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<DownscaleReply>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    // If the worker cannot run, files are sent as they are: the server scales them.
    started.addEventListener('error', () => {
      isBroken = true
      for (const settle of waiting.values()) settle({ blob: null })
      waiting.clear()
    })
    return started
  }

  return {
    downscale(file) {
      if (isBroken) return Promise.resolve({ blob: null })
      worker ??= start()
      const id = count
      count += 1
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        worker?.postMessage({ id, file } satisfies DownscaleJob, [])
      })
    },
    close() {
      worker?.terminate()
      worker = null
    },
  }
}
