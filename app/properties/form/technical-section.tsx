import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { type Control, DROP_OTHER } from '#app/properties/facts/fact-controls.ts'
import { belongsTo } from '#app/properties/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { useLiveForm } from '#app/properties/form-state/live-form.tsx'
import { PROPERTY_TYPE_LABELS, type PropertyType } from '#app/properties/vocabulary.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FactRows } from './fact-section.tsx'
import { FormSection } from './form-section.tsx'
import { otherFacts } from './other-facts.ts'
import { ERROR_LINE, useControlError } from './use-control.tsx'

const NAMES = FACT_NAMES.filter((name) => factOf(name).form.section === 'tecnica')
/** Facts that the closed section names. */
const NAMED = 3

/**
 * What the trade asks of the type that is chosen; folded until something is known or wrong, then as the person leaves
 * it. `isWrong`: one of them is.
 */
export function TechnicalSection({ isWrong }: { isWrong: boolean }) {
  const { initial, values } = useLiveForm()
  const type = values.type as PropertyType
  const own = NAMES.filter((name) => belongsTo(factOf(name), type))
  const filled = own.filter((name) => values[name as Control].trim() !== '')
  const strange = otherFacts(type, (control) => values[control])
  const [isOpen, setOpen] = useState(() => NAMES.some((name) => initial[name as Control] !== ''))
  if (isWrong && !isOpen) setOpen(true)

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    // What is wrong stays in sight.
    if (isWrong) currentTarget.open = true
    setOpen(currentTarget.open)
  }

  return (
    <FormSection id="tecnica" count={`${filled.length} de ${own.length}`}>
      {strange.length > 0 && <OtherFacts names={strange} type={type} />}
      <details open={isOpen} onToggle={onToggle} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="text-[.8rem] text-ink-3 transition-[rotate] group-open:rotate-180" />
          {summaryOf(own)}
        </summary>
        <div className="mt-3 grid gap-[1.1rem]">
          <FactRows names={NAMES} />
        </div>
      </details>
    </FormSection>
  )
}

/** 'Clase, Altura libre, Andenes y 15 más' */
function summaryOf(names: readonly FactName[]): string {
  const named = names.slice(0, NAMED).map((name) => factOf(name).label)
  const rest = names.length - named.length
  return named.join(', ') + (rest > 0 ? ` y ${rest} más` : '')
}

/** What another type of property has and this one has not: it goes only once the person says so. */
function OtherFacts({ names, type }: { names: readonly FactName[]; type: PropertyType }): ReactNode {
  const { values } = useLiveForm()
  const error = useControlError(DROP_OTHER)
  return (
    <fieldset id={controlId(DROP_OTHER)} tabIndex={-1} className={`${BANNER} min-w-0 flex-col`}>
      <p>
        Estos datos no se piden de «{PROPERTY_TYPE_LABELS[type]}» y se borran al guardar:{' '}
        {names.map((name) => `${factOf(name).label} (${shown(name, values[name as Control])})`).join(', ')}.
      </p>
      <CheckBox name={DROP_OTHER} value="1" label="Sí, bórralos" />
      <FieldError name={DROP_OTHER} error={error} className={ERROR_LINE} />
    </fieldset>
  )
}

/** As it was typed, a choice by its words. */
function shown(name: FactName, typed: string): string {
  const fact = factOf(name)
  if (fact.kind === 'choice') return fact.labels[typed] ?? typed
  return fact.kind === 'figure' && fact.unit ? `${typed} ${fact.unit}` : typed
}
