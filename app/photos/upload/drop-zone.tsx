import type { PictureSet } from '#app/photos/picture-sets.ts'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { ACCEPTED_PICTURES, MAX_UPLOAD_MB } from '#app/photos/upload-fault.ts'
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { DropArea, FILE_PICKER } from '#app/ui/form/drop-area.tsx'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'

type Props = { set: PictureSet; onFiles: (files: readonly File[]) => void }

/** Accepts files by picker, by drag and drop, and pasted: photos anywhere on the page but among other pictures. */
export function DropZone({ set, onFiles }: Props) {
  const words = PICTURE_WORDS[set]
  const input = useRef<HTMLInputElement>(null)
  /** Without JavaScript the files are sent with the form; with it, one by one when chosen. */
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    // Files chosen before hydration.
    if (input.current?.files?.length) take([...input.current.files])
    const takePasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // A copied spreadsheet range also contains a picture: text has priority.
      if (setOf(event.target) !== set) return
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', takePasted)
    document.addEventListener('dragover', refuseFiles)
    document.addEventListener('drop', refuseFiles)
    return () => {
      document.removeEventListener('paste', takePasted)
      document.removeEventListener('dragover', refuseFiles)
      document.removeEventListener('drop', refuseFiles)
    }
  }, [set])

  function takeChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])])
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = ''
  }

  function takeDropped(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    onFiles([...event.dataTransfer.files])
  }

  function welcome(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <DropArea
      what={words.many}
      button={`Elegir ${words.many}`}
      note={
        <>
          JPG, PNG o WebP. Máximo {MAX_UPLOAD_MB}MB por {words.one}; se ajustan a {STORED_PHOTO.width}&nbsp;×&nbsp;
          {STORED_PHOTO.height}.
        </>
      }
      onDragOver={welcome}
      onDrop={takeDropped}
    >
      <input
        ref={input}
        type="file"
        multiple
        aria-label={`Elegir ${words.many}`}
        accept={ACCEPTED_PICTURES}
        name={isAlive ? undefined : PICTURE_CONTROLS[set].chosen}
        onChange={takeChosen}
        className={FILE_PICKER}
      />
    </DropArea>
  )
}

/** False during server rendering and hydration, true afterwards. */
function never() {
  return () => {}
}

/** Which pictures what is pasted there would be among: the field's around it, else the photos. */
function setOf(target: EventTarget | null): PictureSet {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-pictures]') : null
  return field?.dataset['pictures'] === 'plans' ? 'plans' : 'photos'
}

/** A file dropped outside the zone would open in place of the page, and the typed data would be lost. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
