import type { ComponentProps, ReactNode } from 'react'
import type { Fact } from '#app/catalogue/facts/fact.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { FORM_INTENTS } from '#app/editing/form-state/open-form.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FigureField, FigureUnit } from '#app/ui/form/figure-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import { codesForType, otherTypeFault } from './applicable-facts.ts'
import { AmenitiesField, SegmentsField, TickField } from './choices-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { MoneyField, PriceField, SecondPriceField } from './money-field.tsx'
import { MunicipalityField } from './municipality-field.tsx'
import { PrecisionField } from './precision-field.tsx'
import { StatePicker } from './state-picker.tsx'
import { useControl } from './use-control.tsx'
import { repeatedOperation } from './quote-faults.ts'
import { AsesorField, ComplexField, OwnerField } from './reference-fields.tsx'
import { NoteWithHint, useRevealedPlace, useShownSlug } from './use-revealed-place.tsx'
import { usualHint } from './usual-hint.ts'
import { OtherPropertyLink, useSameProperties } from './same-property-note.tsx'
import { SAME_PARAMS } from './same-property.ts'

/** The control of a fact; photos have a section of their own. */
export function FactField({ name }: { name: FactName }): ReactNode {
  const fact = factOf(name)
  const { label = fact.label, placeholder, required } = fact.form
  const field = { name: name as Control, label, placeholder, required: Boolean(required) }
  if (name === 'title') return <TitleField label={label} required={field.required} />
  if (name === 'description') return <DescriptionField label={label} />
  if (name === 'propertyId') return <CodeField {...field} />
  if (name === 'type' && fact.kind === 'code') return <TypeField fact={fact} />
  if (name === 'municipality') return <MunicipalityField label={label} />
  if (name === 'precision') return <PrecisionField label={label} />
  if (name === 'category' && fact.kind === 'code')
    return <SegmentsField {...field} options={fact.codes} labels={fact.labels} />
  switch (fact.kind) {
    case 'money':
      if (name === 'secondPrice') return <SecondPriceField {...field} />
      return <MoneyField {...field} note={fact.form.note} inPesosAYear={fact.inPesosAYear} />
    case 'price':
      return <PriceField {...field} />
    case 'listed':
      return <StatePicker label={label} options={fact.options} />
    case 'codes':
      return <AmenitiesField groups={fact.groups} />
    case 'complex':
      return <ComplexField {...field} note={fact.form.note} />
    case 'asesor':
      return <AsesorField {...field} note={fact.form.note} />
    case 'owner':
      return <OwnerField {...field} note={fact.form.note} />
    case 'pictures':
      return null
    default:
      return <KitField name={field.name} fact={fact} />
  }
}

type KitFact = Exclude<
  Fact,
  { kind: 'money' | 'price' | 'listed' | 'codes' | 'pictures' | 'complex' | 'asesor' | 'owner' }
>

/** A fact whose kind has a control in app/ui/form. */
function KitField({ name, fact }: { name: Control; fact: KitFact }) {
  const { today, values } = useLiveForm()
  const { label = fact.label, placeholder, required } = fact.form
  const control = useControl(name)
  const hint = useRevealedPlace(name)
  const note = hint ? <NoteWithHint hint={hint} note={fact.form.note} /> : fact.form.note
  const field = { ...control, label, placeholder, note, required: Boolean(required) }
  const { defaultValue } = control
  switch (fact.kind) {
    case 'text':
      return <TextField {...field} autoComplete="off" suggested={fact.usual} />
    case 'tour':
    case 'commission':
      return <TextField {...field} autoComplete="off" />
    case 'email':
      return <TextField {...field} autoComplete="off" type="email" />
    case 'phone':
      return <TextField {...field} autoComplete="off" type="tel" />
    case 'year':
      return <TextField {...field} autoComplete="off" />
    case 'day': {
      // A stored deadline in the past may stay (decision 10).
      const earliest = fact.isDeadline && !(defaultValue && defaultValue < today) ? today : undefined
      return <DateField {...field} min={earliest} />
    }
    case 'figure':
      return (
        <FigureField
          {...field}
          hint={usualHint(fact, values[name], values)}
          decimals={fact.decimals}
          after={fact.unit && <FigureUnit>{fact.unit}</FigureUnit>}
        />
      )
    case 'code':
      return <SelectField {...field} options={fact.codes} labels={fact.labels} />
    case 'choice':
      if (fact.tick) return <TickField {...field} note={fact.form.note} name={name} value={fact.tick} />
      return <ChoiceField {...field} name={name} fact={fact} />
  }
}

/** The type. Without scripts, a button shows the fields of another one. */
function TypeField({ fact }: { fact: Extract<Fact, { kind: 'code' }> }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <KitField name="type" fact={fact} />
      <button
        type="submit"
        name="intent"
        value={FORM_INTENTS.resume}
        className={buttonClass({ variant: 'outline', className: 'not-noscript:hidden' })}
      >
        Mostrar los datos de este tipo
      </button>
    </div>
  )
}

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  name: Control
  fact: Extract<Fact, { kind: 'choice' }>
}

/** One value of a list, or none. A value that only another type has stays until somebody chooses again. */
function ChoiceField({ name, fact, ...field }: ChoiceProps) {
  const { values } = useLiveForm()
  const codes = codesForType(fact, values.type)
  const otherType = otherTypeFault(fact, values[name], values.type)
  const fault = otherType ?? repeatedOperation(name, values)
  return (
    <SelectField
      {...field}
      name={name}
      options={otherType ? [values[name], ...codes] : codes}
      labels={fact.labels}
      none={fact.none ?? 'Sin dato'}
      note={fault && !field.error ? <NoteWithHint hint={fault} note={field.note} /> : field.note}
    />
  )
}

type Props = { label: string; placeholder?: string; required: boolean }

/** The ID, with a hint if another property has it already. A duplicate may be intended and is never refused. */
function CodeField(field: Props) {
  const code = useLiveForm().values.propertyId.trim()
  const [other] = useSameProperties(code === '' ? null : new URLSearchParams({ [SAME_PARAMS.code]: code }))
  return (
    <div className="grid content-start gap-1.5">
      <TextField {...field} {...useControl('propertyId')} autoComplete="off" />
      <p role="status" className={other ? 'text-2xs leading-[1.45] font-medium wrap-anywhere text-warn' : 'sr-only'}>
        {other && (
          <>
            Este ID ya lo tiene «{other.title}». <OtherPropertyLink id={other.id} className="text-warn" />
          </>
        )}
      </p>
    </div>
  )
}

/** The title, with the page address that is made from it (decision 4). */
function TitleField(field: { label: string; required: boolean }) {
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
