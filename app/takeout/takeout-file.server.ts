import { findToday } from '#app/agency/agency-days.server.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import { writeTakeout } from './write-takeout.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Opens the whole store at one instant. */
    openSnapshot: () => Promise<Snapshot>
  }
}

type Needed = Pick<Parts, 'store' | 'openSnapshot' | 'files' | 'watch' | 'now'>

/** 'Descargar todo': a tar that is written as fast as it is read. */
export async function takeoutFile(parts: Needed): Promise<Response> {
  const { openSnapshot, files, watch } = parts
  const folder = await mkdtemp(UPLOAD_FOLDER)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const tar = await writeTakeout({ openSnapshot, files, product: watch.version, folder })
    const chunks = (tar as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            const { done, value } = await chunks.next()
            if (!done) return controller.enqueue(value)
            controller.close()
          } catch (error) {
            controller.error(error)
          }
          await remove()
        },
        async cancel() {
          tar.destroy(new Error('nobody reads the takeout any more'))
          await remove()
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { headers: await takeoutHeaders(parts) })
  } catch (error) {
    await remove()
    throw error
  }
}

export async function takeoutHeaders(parts: Pick<Parts, 'store' | 'now'>): Promise<Record<string, string>> {
  return {
    'Content-Type': 'application/x-tar',
    'Content-Disposition': `attachment; filename="archivo-completo-${await findToday(parts)}.tar"`,
    'Cache-Control': 'no-store',
  }
}
