import { TextField } from '#app/ui/form/text-field.tsx'
import { useControl } from './use-control.tsx'
import { NoteWithHint, useRevealedPlace, useShownSlug } from './use-revealed-place.tsx'

/** The title, with the page address that is made from it (decision 4). */
export function TitleField(field: { label: string; required: boolean }) {
  return <TextField {...field} {...useControl('title')} autoComplete="off" note={<AddressNote />} />
}

function AddressNote() {
  const slug = useShownSlug()
  const [byTitle, bySlug] = [useRevealedPlace('title'), useRevealedPlace('slug')]
  // The address is made from the title, so one hint for both is enough.
  const hint = byTitle ?? bySlug
  return (
    <NoteWithHint
      hint={hint}
      note={<span className="wrap-anywhere">Así aparece en la dirección de la página: /propiedad/{slug || '…'}</span>}
    />
  )
}
