import { useField } from '@conform-to/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPhoto } from '#app/photos/upload/photo-choice.ts'
import { PhotoField, type PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { FormSection } from './form-section.tsx'
import { announceChange, useLiveForm } from '#app/properties/form-state/live-form.tsx'
import { ERROR_LINE, useControlError } from './use-control.tsx'

type Props = { photos: FieldPhoto[]; onChange: (state: PhotoFieldState) => void }

export function PhotosSection({ photos, onChange }: Props) {
  const [{ errors }, form] = useField<string>('images')
  const error = useControlError('images')
  const [state, setState] = useState<PhotoFieldState | null>(null)

  // Photos come and go as hidden controls, of which nobody hears an event: they are told of once they stand there.
  const tell = useEffectEvent((changed: PhotoFieldState) => {
    onChange(changed)
    announceChange()
    if (errors) form.validate({ name: 'images' })
  })
  useEffect(() => {
    if (state) tell(state)
  }, [state])

  return (
    <FormSection id="imagenes" count={<PhotoCount />}>
      <div id={controlId('images')} tabIndex={-1} className="grid gap-3">
        <PhotoField initial={photos} onChange={setState} />
        <FieldError name="images" error={error} className={ERROR_LINE} />
      </div>
    </FormSection>
  )
}

function PhotoCount() {
  const { length } = useLiveForm().values.photos
  return length === 1 ? '1 foto' : `${length} fotos`
}
