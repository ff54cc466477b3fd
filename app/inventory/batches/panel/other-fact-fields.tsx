import { Form, href } from 'react-router'
import { factOf, type FactName } from '#app/catalogue/facts/facts.ts'
import { buttonClass } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import { CHANGE_CONTROLS, OTHER_FACTS, changeLabel } from '#app/inventory/batches/read-change.ts'
import { ACTION_PARAM, selectionFields } from '#app/inventory/selection.ts'
import type { NewBatch, TypedFields } from '#app/inventory/batches/new-batch.ts'

/** Chooses the fact of 'Otro dato': a GET form of the same page. */
export function OtherFactForm({ opened, error }: { opened: NewBatch; error?: string }) {
  const { selection, fact } = opened
  const fields = [...selectionFields(selection), [ACTION_PARAM, 'dato'] as const]
  return (
    <Form
      method="get"
      action={href('/dashboard/cambios/nuevo')}
      className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name={CHANGE_CONTROLS.fact}
        label="Qué dato"
        options={OTHER_FACTS}
        labels={Object.fromEntries(OTHER_FACTS.map((name) => [name, changeLabel(name)])) as Record<FactName, string>}
        defaultValue={fact ?? OTHER_FACTS[0]}
        error={error}
      />
      <button type="submit" className={buttonClass({ variant: 'outline' })}>
        Elegir
      </button>
    </Form>
  )
}

/** The new value of the chosen fact. */
export function OtherFactValue({ opened, name, errors, typedIn }: { opened: NewBatch; name: FactName } & TypedFields) {
  const fact = factOf(name)
  const field = { name, label: changeLabel(name), defaultValue: typedIn(name), error: errors[name] }
  const note = fact.kind === 'code' ? undefined : 'Vacío: se borra el dato.'
  switch (fact.kind) {
    case 'code':
      return <SelectField {...field} options={fact.codes} labels={fact.labels} />
    case 'choice':
      return <SelectField {...field} options={fact.codes} labels={fact.labels} none={fact.none ?? 'Sin dato'} />
    case 'listed':
      return <SelectField {...field} options={fact.options} none="Sin dato" />
    case 'complex':
    case 'asesor': {
      const options = fact.kind === 'complex' ? opened.complexes : opened.asesores
      const labels = Object.fromEntries(options.map(({ id, name: text }) => [id, text]))
      return <SelectField {...field} options={options.map(({ id }) => id)} labels={labels} none="Ninguno" />
    }
    case 'text':
      return fact.lines ? <TextAreaField {...field} note={note} /> : <TextField {...field} note={note} />
    case 'day':
      return <DateField {...field} note={note} />
    default:
      return <TextField {...field} note={note} />
  }
}
