import type { FieldPhoto } from '#app/photos/upload/photo-choice.ts'
import { PhotoField } from '#app/photos/upload/photo-field.tsx'
import { FieldError, controlId, useControl } from './field.tsx'
import { FormSection } from './form-section.tsx'
import { useLiveForm } from './live-form.tsx'

export function PhotosSection({ photos }: { photos: FieldPhoto[] }) {
  const { error } = useControl('images')
  return (
    <FormSection id="imagenes" count={<PhotoCount />}>
      <div id={controlId('images')} tabIndex={-1} data-photos className="grid gap-3">
        <PhotoField key={photos.map(({ photoId }) => photoId).join(' ')} initial={photos} />
        <FieldError id={controlId('images')} error={error} />
      </div>
    </FormSection>
  )
}

function PhotoCount() {
  const { length } = useLiveForm().values.photos
  return length === 1 ? '1 foto' : `${length} fotos`
}
