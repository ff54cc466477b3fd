import type { ChangeEvent } from 'react'
import { INPUT } from '#app/ui/field.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { announceChange, formElement, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { useControl } from './use-control.tsx'

/** A choice of the municipalities of the home states for one of them or no state; a free text for others (decision 9). */
export function MunicipalityField({ label }: { label: string }) {
  const { home, initial, values } = useLiveForm()
  const control = useControl('municipality')
  const lists = values.state === '' ? home : home.filter(({ state }) => state === values.state)
  const [only, ...others] = lists

  /** Choosing one of these municipalities also chooses its state, if no state is chosen. */
  function chooseState({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const group = currentTarget.selectedOptions[0]?.closest('optgroup')
    const state = group?.label ?? only?.state
    const pill = [...(formElement()?.querySelectorAll<HTMLInputElement>('input[name="state"]') ?? [])].find(
      ({ value }) => value === state,
    )
    if (!pill || values.state !== '' || currentTarget.value === '') return
    pill.checked = true
    announceChange()
  }

  if (!only) return <TextField {...control} label={label} autoComplete="off" />
  const stored = initial.municipality
  const isListed = lists.some(({ municipalities }) => municipalities.includes(stored))
  return (
    <Field {...control} label={label}>
      {(attributes) => (
        <>
          <Select {...attributes} defaultValue={stored} onChange={chooseState}>
            <option value="">Elige un municipio</option>
            {stored && !isListed && <option>{stored}</option>}
            {others.length === 0 ? (
              <Options names={only.municipalities} />
            ) : (
              lists.map(({ state, municipalities }) => (
                <optgroup key={state} label={state}>
                  <Options names={municipalities} />
                </optgroup>
              ))
            )}
          </Select>
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

function Options({ names }: { names: readonly string[] }) {
  return names.map((name) => <option key={name}>{name}</option>)
}
