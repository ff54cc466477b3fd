import { HOME_STATE, MUNICIPALITIES } from '#app/properties/places.ts'
import { INPUT } from '#app/ui/field.ts'
import { Field, SelectFrame, TextField } from './field.tsx'
import { announceChange, formElement, useLiveForm } from './live-form.tsx'

/** One of Nuevo León's 51 where that is the state, or where none is chosen yet; elsewhere whatever its name is (decision 9). */
export function MunicipalityField({ label }: { label: string }) {
  const { initial, values } = useLiveForm()
  const isHome = values.state === HOME_STATE || values.state === ''

  /** Its municipalities are only in Nuevo León. */
  function chooseHome() {
    const home = formElement()?.querySelector<HTMLInputElement>(`input[name="state"][value="${HOME_STATE}"]`)
    if (!home || values.state !== '') return
    home.checked = true
    announceChange()
  }

  if (!isHome) return <TextField name="municipality" label={label} />
  const known: readonly string[] = MUNICIPALITIES
  const stored = initial.municipality
  const options = stored && !known.includes(stored) ? [stored, ...known] : known
  return (
    <Field name="municipality" label={label}>
      {(control) => (
        <>
          <SelectFrame>
            <select
              {...control}
              defaultValue={stored}
              onChange={chooseHome}
              className={`form-control ${INPUT} appearance-none px-[.8rem] pr-10`}
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
