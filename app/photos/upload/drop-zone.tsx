import type { PictureSet } from '#app/photos/picture-sets.ts'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { ACCEPTED_PICTURES, MAX_UPLOAD_MB } from '#app/photos/upload-fault.ts'
import {
  type ChangeEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'

const ZONE =
  'relative grid cursor-pointer grid-cols-[minmax(0,1fr)] justify-items-center gap-[.4rem] rounded-md border-[1.5px] border-dashed border-line-strong bg-canvas-2 px-4 py-7 text-center hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-solid data-over:border-action data-over:bg-selected'
/** Covers the zone, invisible; visible without JavaScript, where only it shows the chosen files. */
const PICKER = 'absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:max-w-full noscript:opacity-100'

type Props = { set: PictureSet; onFiles: (files: readonly File[]) => void }

/** Accepts files by picker, by drag and drop, and pasted: photos anywhere on the page but among other pictures. */
export function DropZone({ set, onFiles }: Props) {
  const words = PICTURE_WORDS[set]
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
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
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function welcome(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    setIsOver(true)
  }

  return (
    <label
      className={ZONE}
      data-over={isOver || undefined}
      onDragOver={welcome}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDropped}
    >
      <PanelIcon name="upload" />
      <b className="font-semibold">
        Arrastra {words.many} aquí o <span className="text-link underline underline-offset-[.2em]">elige archivos</span>
      </b>
      <small className="text-2xs leading-[1.45] text-ink-3">
        JPG, PNG o WebP. Máximo {MAX_UPLOAD_MB}MB por {words.one}; se ajustan a {STORED_PHOTO.width}&nbsp;×&nbsp;
        {STORED_PHOTO.height}.
      </small>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED_PICTURES}
        name={isAlive ? undefined : PICTURE_CONTROLS[set].chosen}
        onChange={takeChosen}
        className={PICKER}
      />
    </label>
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
