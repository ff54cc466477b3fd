import type { PictureSet } from '#app/photos/picture-sets.ts'
import { type PhotoEdit, changesNothing } from '#app/photos/photo-edit.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { savedOf } from './photo-item.ts'
import { type PhotoList, type PhotoListChange, changeList, listOf } from './photo-list.ts'
import { type PhotoSource, nameOf } from '#app/photos/photo-source.ts'
import { refusalOf } from './prepare-photo.ts'
import { type SendOutcome, type UploadSteps, createUploadQueue } from './upload-queue.ts'

export type PhotoUploads = ReturnType<typeof createPhotoUploads>

/** The list of the field plus its files: chosen files are checked and sent at once, edited photos are sent again. */
export function createPhotoUploads(initial: readonly FieldPhoto[], steps: UploadSteps, set: PictureSet = 'photos') {
  let list = listOf(initial, set)
  let count = 0
  /** The files of the device, kept for editing: an edit begins with what was chosen, not with what was stored of it. */
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
    return 'refused' in event
      ? change({ kind: 'refused', id, message: event.refused })
      : change({ kind: 'stored', id, photo: event.stored })
  }

  function itemOf(id: string) {
    return list.items.find((item) => item.id === id) ?? null
  }

  /** What a photo is edited from, so that no edit is made on top of another. */
  function sourceOf(id: string): PhotoSource | null {
    const item = itemOf(id)
    const kept = item && savedOf(item)
    return files.get(id) ?? kept?.original ?? kept?.photo ?? null
  }

  /** @param edit null for the photo as it came */
  function sendAgain(id: string, edit: PhotoEdit | null) {
    const source = sourceOf(id)
    if (!source) return
    queue.cancel(id)
    change({ kind: 'edit', id, name: nameOf(source), edit })
    queue.add(id, { source, edit })
  }

  /** Brings a photo back as it came: at once where the store has it, else by sending its file. */
  function undo(id: string) {
    const item = itemOf(id)
    const kept = item && savedOf(item)
    if (kept && (kept.original || !kept.edit)) {
      queue.cancel(id)
      change({ kind: 'undo', id })
    } else if (item?.edit) sendAgain(id, null)
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
        queue.add(id, { source: file, edit: null })
      }
    },
    retry(id: string) {
      const item = itemOf(id)
      const source = sourceOf(id)
      if (item?.state !== 'failed' || !source) return
      change({ kind: 'retry', id })
      queue.add(id, { source, edit: item.edit })
    },
    sourceOf,
    edit(id: string, edit: PhotoEdit) {
      if (changesNothing(edit)) undo(id)
      else sendAgain(id, edit)
    },
    undo,
    /** Stops an edited photo that is on its way: the one before it stays. */
    leave(id: string) {
      queue.cancel(id)
      change({ kind: 'leave', id })
    },
    remove(id: string) {
      queue.cancel(id)
      change({ kind: 'remove', id })
    },
    putBack: () => change({ kind: 'put back' }),
    /** Cancels the running uploads; stored photos stay. */
    close: queue.cancelAll,
  }
}
