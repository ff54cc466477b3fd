import { type KeyboardEvent, type SyntheticEvent, useCallback, useId, useState } from 'react'
import { fittedSize } from '#app/photos/fitted-size.ts'
import { photoUrl } from '#app/photos/photo-url.ts'
import type { PhotoSource } from '#app/photos/photo-source.ts'
import type { PictureWords } from '#app/photos/picture-words.ts'
import { buttonClass } from '#app/ui/button.ts'
import { backCloses } from '#app/ui/dialog/back-closes.ts'
import { Icon } from '#app/ui/icon.tsx'
import './photo-editor.css'
import { CropStage } from './crop-stage.tsx'
import { EditTools } from './edit-tools.tsx'
import { type PhotoEdit, cropOf, untouched } from '#app/photos/photo-edit.ts'

type Props = {
  words: PictureWords
  source: PhotoSource
  /** Which photo it is: «Foto 2 de 5, Interior». */
  place: string
  /** How it is turned and cropped already; null for a photo as it came. */
  before: PhotoEdit | null
  onApply: (edit: PhotoEdit) => void
  /** Called when it closes without a change: with Cancelar, Escape or Back. */
  onClose: () => void
}

/** Turns and crops a photo over the page. Nothing changes before 'Aplicar'. */
export function PhotoEditor({ words, source, place, before, onApply, onClose }: Props) {
  const title = useId()
  const [address] = useState(() => (source instanceof File ? URL.createObjectURL(source) : photoUrl(source.key)))
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [edit, setEdit] = useState(before)
  const isReady = state === 'ready' && edit !== null

  const showModal = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal()
      const stop = backCloses(dialog)
      return () => {
        stop()
        if (address.startsWith('blob:')) URL.revokeObjectURL(address)
      }
    },
    [address],
  )

  function begin({ currentTarget: { naturalWidth: width, naturalHeight: height } }: SyntheticEvent<HTMLImageElement>) {
    // A photo that the store has lost comes as the default image, which has another size.
    const isOther = !(source instanceof File) && (source.width !== width || source.height !== height)
    setState(isOther || width === 0 ? 'failed' : 'ready')
    setEdit((current) => current ?? untouched({ width, height }))
  }

  return (
    <dialog
      ref={showModal}
      aria-labelledby={title}
      onClose={onClose}
      onKeyDown={keepFromForm}
      className="photo-editor bg-surface text-ink"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id={title} className="text-xl/snug">
          Editar {words.one}
        </h2>
        <p className="min-w-0 text-2xs text-ink-3">{place}</p>
      </header>
      <div className="photo-stage">
        {state === 'failed' ? (
          <p role="alert" className="flex max-w-[24rem] items-start gap-2 text-sm font-medium text-danger">
            <Icon name="warning" />
            No se pudo abrir {words.this}. Cierra, revisa tu conexión e inténtalo de nuevo.
          </p>
        ) : (
          <CropStage
            address={address}
            edit={edit}
            isReady={isReady}
            onLoad={begin}
            onError={() => setState('failed')}
            onChange={setEdit}
          />
        )}
      </div>
      <EditTools edit={isReady ? edit : null} onChange={setEdit} />
      <footer className="flex flex-wrap items-center justify-end gap-[.6rem] border-t border-line px-4 py-3 max-sm:*:grow sm:px-6">
        <p className="num mr-auto text-2xs text-ink-3 max-sm:w-full">{isReady ? resultOf(edit) : '\u00A0'}</p>
        <button type="button" onClick={closeOf} className={buttonClass({ variant: 'outline' })}>
          Cancelar
        </button>
        <button
          type="button"
          disabled={!isReady}
          onClick={(event) => {
            closeOf(event)
            if (edit) onApply(edit)
          }}
          className={buttonClass()}
        >
          Aplicar
        </button>
      </footer>
    </dialog>
  )
}

function resultOf(edit: PhotoEdit): string {
  const { width, height } = fittedSize(cropOf(edit))
  return `Quedará de ${width} × ${height} px`
}

function closeOf({ currentTarget }: SyntheticEvent<HTMLButtonElement>) {
  currentTarget.closest('dialog')?.close()
}

/** The form around saves with Ctrl and Enter. */
function keepFromForm(event: KeyboardEvent) {
  event.stopPropagation()
}
