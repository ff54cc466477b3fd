import { rm } from 'node:fs/promises'
import type { Parts } from '#app/http/parts.server.ts'
import { type BackgroundReading, openBackgroundReading } from '#app/jobs/background-reading.server.ts'
import type { JobProgress } from '#app/jobs/job-states.ts'
import { type NewRow, storeJobRows } from '#app/jobs/store-job.server.ts'
import { counted } from '#app/panel/counted.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { BulkPhotosPayload } from './bulk-photo-json.ts'
import { MOST_BYTES, MOST_SENT_FILES } from './files/limits.ts'
import { type FileList, listFiles } from './files/list-files.server.ts'
import { type SendingPlace, type SentPictures, receivePictures } from './receive-pictures.server.ts'
import { openMatcher } from './match-file.ts'
import { findPlannedProperties, planProperty } from './plan-rows.server.ts'
import { type LeftFiles, namesInOneLine, sortFiles } from './sort-files.ts'
import type { WaitingPictures } from './waiting-pictures.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Takes photos that are named by the ID of their property. */
    bulkPhotos: BulkPhotos
  }
}

type BulkPhotos = Omit<BackgroundReading<SentPictures>, 'start'> & {
  /** Receives a posted form, and begins to read it. @returns the id of its job, or the sentence about it */
  take: (request: Request, actor: Actor) => Promise<{ id: string } | { fault: string; status: number }>
  /** Deletes the pictures of a job that nobody wants any more. */
  drop: (jobId: string) => Promise<void>
}

type Needed = Pick<Parts, 'store' | 'now'> & {
  pictures: WaitingPictures
  warn: (message: string, error?: unknown) => void
  place: SendingPlace
}

const TOO_MANY = 'Son demasiados archivos, o pesan demasiado al abrirse. Mándalos en varias veces.'
const LONGEST_TITLE = 120

/** Receives zips and pictures by name, and reads them in the background into a job with its preview. */
export function openBulkPhotos({ store, now, pictures, warn, place }: Needed): BulkPhotos {
  const { start, ...background } = openBackgroundReading<SentPictures>(
    { store, now, warn },
    {
      kind: 'photos',
      what: 'las fotos que alguien mandó',
      async read(id, { files: sent, mode }, { signal, onProgress }) {
        const list = await listFiles(sent)
        try {
          if (list.files.length > MOST_SENT_FILES) return { fault: TOO_MANY }
          const plan = await planRows(id, list, { signal, onProgress })
          return plan === null ? { fault: TOO_MANY } : { finish: () => keepPlan(id, { ...plan, mode }) }
        } finally {
          await list.close()
        }
      },
      async release(id, { folder: sent }) {
        await rm(sent, { recursive: true, force: true })
        const job = await store.db.selectFrom('jobs').where('id', '=', id).select('state').executeTakeFirst()
        if (job?.state === 'stopped' || !job) await pictures.remove(id)
      },
    },
  )

  type Options = { signal: AbortSignal; onProgress: (progress: JobProgress) => void }
  type Planned = { rows: NewRow[]; ignored: number; heic: number }

  /** @returns null when what it opens to is too much */
  async function planRows(id: string, list: FileList, { signal, onProgress }: Options): Promise<Planned | null> {
    const properties = await findPlannedProperties(store.db)
    const { ofProperty, left, ignored } = sortFiles(list.files, openMatcher([...properties.values()]))
    const total = [...ofProperty.values()].reduce((sum, { length }) => sum + length, 0)
    const rows: NewRow[] = []
    let [done, number, bytes, heic] = [0, 0, 0, 0]
    const put = async (picture: Uint8Array) => {
      signal.throwIfAborted()
      number += 1
      bytes += picture.length
      await pictures.put(id, number, picture)
      return number
    }
    const onFile = () => onProgress({ done: (done += 1), total })
    for (const [propertyId, files] of ofProperty) {
      const property = properties.get(propertyId)
      if (!property) continue
      const planned = await planProperty(property, files, { put, onFile })
      if (bytes > MOST_BYTES) return null
      heic += planned.heic
      rows.push({ ...planned.row, position: rows.length })
    }
    const others: LeftFiles[] = [
      ...left,
      ...list.refused.map(({ name, sentence }) => ({ title: name, sentence, names: [] })),
    ]
    for (const other of others) rows.push(leftRow(other, rows.length))
    return { rows, ignored, heic }
  }

  async function keepPlan(id: string, { rows, ...payload }: Planned & Pick<BulkPhotosPayload, 'mode'>) {
    await store.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ state: 'checked', payload: JSON.stringify(payload), progress: null, claimedUntil: null })
        .where('id', '=', id)
        .where('state', '=', 'reading')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) await storeJobRows(db, id, rows)
    })
  }

  return {
    ...background,
    drop: pictures.remove,
    async take(request, actor) {
      const sent = await receivePictures(place, request)
      if ('fault' in sent) return sent
      const payload: BulkPhotosPayload = { mode: sent.mode, ignored: 0, heic: 0 }
      return { id: await start(sent, { title: titleOf(sent), payload }, actor) }
    },
  }
}

function leftRow({ title, sentence, names }: LeftFiles, position: number): NewRow {
  const messages = [names.length === 0 ? sentence : `${sentence} ${namesInOneLine(names)}.`]
  return { position, recordId: null, seen: null, outcome: 'refused', code: '', title, messages }
}

/** 'fotos.zip', '3 zips y 12 fotos'. */
function titleOf({ files }: SentPictures): string {
  const [first] = files
  if (files.length === 1 && first) return first.name.slice(0, LONGEST_TITLE)
  const zips = files.filter(({ name }) => /\.zip$/i.test(name)).length
  const others = files.length - zips
  return [zips > 0 && counted(zips, 'zip', 'zips'), others > 0 && counted(others, 'archivo', 'archivos')]
    .filter(Boolean)
    .join(' y ')
}
