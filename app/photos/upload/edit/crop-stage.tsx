import { type CSSProperties, type SyntheticEvent, useId } from 'react'
import { CropFrame } from './crop-frame.tsx'
import { type PhotoEdit, turnedSize } from '#app/photos/photo-edit.ts'

type Props = {
  address: string
  /** Null until the picture tells its size. */
  edit: PhotoEdit | null
  isReady: boolean
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
  onError: () => void
  onChange: (edit: PhotoEdit) => void
}

/** The picture as it is turned, as large as there is room, under the frame of the crop. CSS turns it: it costs no memory. */
export function CropStage({ address, edit, isReady, onLoad, onError, onChange }: Props) {
  const hint = useId()
  const { width, height } = edit ? turnedSize(edit) : { width: 3, height: 2 }
  return (
    <div className="photo-box" style={{ '--width': width, '--height': height } as CSSProperties}>
      {!isReady && (
        <p role="status" className="grid size-full place-content-center text-sm text-ink-3">
          Abriendo la foto…
        </p>
      )}
      <img
        src={address}
        alt=""
        draggable={false}
        data-turns={edit?.turns ?? 0}
        hidden={!isReady}
        onLoad={onLoad}
        onError={onError}
      />
      {isReady && edit && <CropFrame edit={edit} hint={hint} onChange={onChange} />}
      <p id={hint} hidden>
        Flechas para mover; con Mayúsculas, más.
      </p>
    </div>
  )
}
