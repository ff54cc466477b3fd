import { HOME_STATE, MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { INPUT } from '#app/ui/field.ts'
import { CONTROL, Field } from '#app/ui/form/field.tsx'
import { SelectFrame } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { announceChange, formElement, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { useControl } from './use-control.tsx'

/** A choice of Nuevo León's 51 municipalities for that state or none; a free text for other states (decision 9). */
export function MunicipalityField({ label }: { label: string }) {
  const { initial, values } = useLiveForm()
  const control = useControl('municipality')
  const isHome = values.state === HOME_STATE || values.state === ''

  /** Choosing one of these municipalities also chooses Nuevo León, if no state is chosen. */
  function chooseHome() {
    const home = formElement()?.querySelector<HTMLInputElement>(`input[name="state"][value="${HOME_STATE}"]`)
    if (!home || values.state !== '') return
    home.checked = true
    announceChange()
  }

  if (!isHome) return <TextField {...control} label={label} autoComplete="off" />
  const listed: readonly string[] = MUNICIPALITIES
  const stored = initial.municipality
  const options = stored && !listed.includes(stored) ? [stored, ...listed] : listed
  return (
    <Field {...control} label={label}>
      {(attributes) => (
        <>
          <SelectFrame>
            <select
              {...attributes}
              defaultValue={stored}
              onChange={chooseHome}
              className={`${CONTROL} appearance-none pr-10 pl-[.8rem]`}
            >
              <option value="">Elige un municipio</option>
              {options.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </SelectFrame>
          <noscript>
            <input
              name="municipality"
              aria-label="Municipio de otro estado"
              placeholder="O escríbelo, si es de otro estado"
              className={`${INPUT} px-[.8rem]`}
            />
          </noscript>
        </>
      )}
    </Field>
  )
}
