import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { MAX_UPLOAD_MB } from './upload-fault.ts'
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
import { PHOTO_CONTROL } from './photo-choice.ts'

const HINT = `JPG, PNG o WebP. Máximo ${MAX_UPLOAD_MB}MB por foto; se ajustan a ${STORED_PHOTO.width} × ${STORED_PHOTO.height}.`

/** Listed one by one: then an iPhone converts its HEIC photos to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

const ZONE =
  'relative grid cursor-pointer justify-items-center gap-[.4rem] rounded-md border-[1.5px] border-dashed border-line-strong bg-canvas-2 px-4 py-7 text-center hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-solid data-over:border-action data-over:bg-selected'
/** Covers the zone, invisible; visible without JavaScript, where only it shows the chosen files. */
const PICKER = 'absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:max-w-full noscript:opacity-100'

type Props = { onFiles: (files: readonly File[]) => void }

/** Accepts files by picker, by drag and drop, and pasted anywhere on the page. */
export function DropZone({ onFiles }: Props) {
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
  }, [])

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
        Arrastra fotos aquí o <span className="text-link underline underline-offset-[.2em]">elige archivos</span>
      </b>
      <small className="text-2xs leading-[1.45] text-ink-3">{HINT}</small>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        name={isAlive ? undefined : PHOTO_CONTROL}
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

/** A file dropped outside the zone would open in place of the page, and the typed data would be lost. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
