import type { FieldPhoto } from './photo-choice.ts'
import { type PhotoList, type PhotoListChange, changeList, listOf } from './photo-list.ts'
import { refusalOf } from './prepare-photo.ts'
import { type SendOutcome, type UploadSteps, createUploadQueue } from './upload-queue.ts'

export type PhotoUploads = ReturnType<typeof createPhotoUploads>

/** The list of the field plus its files: chosen files are checked and sent at once. */
export function createPhotoUploads(initial: readonly FieldPhoto[], steps: UploadSteps) {
  let list = listOf(initial)
  let count = 0
  const files = new Map<string, File>()
  const listeners = new Set<() => void>()
  const queue = createUploadQueue(steps, hear)

  function change(made: PhotoListChange) {
    list = changeList(list, made)
    for (const listener of listeners) listener()
  }

  function hear(id: string, event: { progress: number | null } | SendOutcome) {
    if ('progress' in event) return change({ kind: 'progress', id, progress: event.progress })
    if ('failed' in event) return change({ kind: 'failed', id, message: event.failed })
    files.delete(id)
    return 'refused' in event
      ? change({ kind: 'refused', id, message: event.refused })
      : change({ kind: 'stored', id, photo: event.stored })
  }

  return {
    getList: (): PhotoList => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    async add(chosen: readonly File[]) {
      const checked = await Promise.all(chosen.map(async (file) => ({ file, refusal: await refusalOf(file) })))
      const fresh = checked.flatMap(({ file, refusal }) =>
        refusal === null ? [{ id: `file-${(count += 1)}`, file }] : [],
      )
      change({
        kind: 'add',
        files: fresh.map(({ id, file }) => ({ id, name: file.name })),
        refused: checked.flatMap(({ refusal }) => refusal ?? []),
      })
      for (const { id, file } of fresh) {
        files.set(id, file)
        queue.add(id, file)
      }
    },
    retry(id: string) {
      const file = files.get(id)
      if (!file) return
      change({ kind: 'retry', id })
      queue.add(id, file)
    },
    remove(id: string) {
      queue.cancel(id)
      files.delete(id)
      change({ kind: 'remove', id })
    },
    /** Cancels the running uploads; stored photos stay. */
    close: queue.cancelAll,
  }
}
