import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { MAX_UPLOAD_MB } from './refusal.ts'
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

/** Named one by one, so that an iPhone hands its HEIC photos over as JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

type Props = { onFiles: (files: readonly File[]) => void }

/** Takes files by picker, by drag and drop, and from the clipboard wherever on the page they are pasted. */
export function DropZone({ onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  /** Without JavaScript the files go with the form, afterwards by themselves. */
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    // Chosen before the page came to life.
    if (input.current?.files?.length) take([...input.current.files])
    const takePasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // A copied table is text first, and a picture of it besides.
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
    // The same file may be chosen again.
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
      className="drop"
      data-over={isOver || undefined}
      onDragOver={welcome}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDropped}
    >
      <PanelIcon name="upload" />
      <b>
        Arrastra fotos aquí o <span>elige archivos</span>
      </b>
      <small>
        JPG, PNG o WebP. Máximo {MAX_UPLOAD_MB}MB por foto; se ajustan a {STORED_PHOTO.width} × {STORED_PHOTO.height}.
      </small>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        name={isAlive ? undefined : PHOTO_CONTROL}
        onChange={takeChosen}
      />
    </label>
  )
}

/** What the server renders stays as it is until the page comes to life, once. */
function never() {
  return () => {}
}

/** A file let fall beside the zone would open in place of the form, and take what was typed with it. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
