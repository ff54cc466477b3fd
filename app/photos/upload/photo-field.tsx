import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { createDownscaler } from './downscale.ts'
import { DropZone } from './drop-zone.tsx'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { type PhotoList, copiesSaid, isBusy, photosIn } from './photo-list.ts'
import { PhotoTiles } from './photo-tiles.tsx'
import { createPhotoUploads } from './photo-uploads.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { preparePhoto } from './prepare-photo.ts'
import { sendPhoto } from './send-photo.ts'

/** State of the field that its form needs. */
export type PhotoFieldState = {
  photos: FieldPhoto[]
  /** Files are being sent: leaving the page would lose them. */
  busy: boolean
  /** Files that could not be sent and wait for 'Reintentar'. */
  failed: number
}

type Props = {
  set?: PictureSet
  initial: readonly FieldPhoto[]
  /** Called after each change, not with the initial state. */
  onChange?: (state: PhotoFieldState) => void
}

/**
 * The photos of a property, the cover first, or its plans: chosen, dropped or pasted, sent at once and one by one, put in order.
 * The field keeps its own state; to show other photos, the form gives it another `key`. Without JavaScript
 * the files are sent with the form, which must be multipart.
 */
export function PhotoField({ set = 'photos', initial, onChange }: Props) {
  const hint = useId()
  const words = PICTURE_WORDS[set]
  const [{ uploads, downscaler }] = useState(() => start(initial, set))
  const list = useSyncExternalStore(uploads.subscribe, uploads.getList, uploads.getList)
  const report = useEffectEvent(() => onChange?.(stateOf(uploads.getList())))

  useEffect(() => {
    const stopReporting = uploads.subscribe(report)
    return () => {
      stopReporting()
      uploads.close()
      downscaler.close()
    }
  }, [uploads, downscaler])

  return (
    <div data-pictures={set} className="@container grid gap-[1.1rem] text-ink">
      <div>
        <DropZone set={set} onFiles={(files) => void uploads.add(files)} />
        <Refusals sentences={list.refused} />
        <Copies sentences={copiesSaid(list)} />
      </div>
      <PhotoTiles set={set} list={list} hint={hint} uploads={uploads} />
      <p id={hint} className="text-2xs leading-[1.45] text-ink-3">
        {words.note}{' '}
        <span className="noscript:hidden">
          Para ordenar: arrastra, usa las flechas, o selecciona{' '}
          <PanelIcon name="grip" className="inline align-[-.25em]" />, presiona Espacio y {words.move} con{' '}
          <span aria-hidden="true">← →</span>
          <span className="sr-only">las flechas izquierda y derecha</span>.
        </span>
      </p>
      <p role="status" className="sr-only">
        {list.said}
      </p>
    </div>
  )
}

/** Nothing is wrong with pictures that are the same: only one of them is kept. */
function Copies({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className="grid text-2xs leading-[1.45] font-medium text-ink-2">
      {sentences.map((sentence, at) => (
        <p key={`${at} ${sentence}`} className="mt-3">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="grid text-2xs leading-[1.45] font-medium wrap-anywhere text-danger">
      {sentences.map((sentence, at) => (
        <p key={`${at} ${sentence}`} className="mt-3 flex items-start gap-[.35rem]">
          <Icon name="warning" />
          {sentence}
        </p>
      ))}
    </div>
  )
}

function start(initial: readonly FieldPhoto[], set: PictureSet) {
  const downscaler = createDownscaler()
  const steps = { prepare: preparePhoto(downscaler.downscale), send: sendPhoto(href('/photos')) }
  return { downscaler, uploads: createPhotoUploads(initial, steps, set) }
}

function stateOf(list: PhotoList): PhotoFieldState {
  const failed = list.items.filter((item) => item.state === 'failed').length
  return { photos: photosIn(list), busy: isBusy(list), failed }
}
