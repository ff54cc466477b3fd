import { TextField } from '#app/ui/form/text-field.tsx'
import { useControl } from './use-control.tsx'
import { ToldElsewhere, useShownSlug, useToldElsewhere } from './use-told-elsewhere.tsx'

type Props = { label: string; required: boolean }

/** The title, and the address that it makes, as it is typed (decision 4). */
export function TitleField(field: Props) {
  return <TextField {...field} {...useControl('title')} autoComplete="off" note={<AddressNote />} />
}

function AddressNote() {
  const slug = useShownSlug()
  const [byTitle, bySlug] = [useToldElsewhere('title'), useToldElsewhere('slug')]
  // The address is made from the title: what the title says is not said twice.
  const told = byTitle ?? bySlug
  return (
    <ToldElsewhere
      told={told}
      note={<span className="wrap-anywhere">Así aparece en la dirección de la página: /propiedad/{slug || '…'}</span>}
    />
  )
}
