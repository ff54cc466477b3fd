import type { ReactNode } from 'react'
import { type Control, DROPS, type Drop, factsInSection } from '#app/catalogue/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type DetailedQuote, derivedReadings } from '#app/catalogue/price/readings.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { FactGroups, useChosen } from './fact-section.tsx'
import { Folded } from './folded.tsx'
import { FormSection } from './form-section.tsx'
import { isApplicable, inapplicableFacts } from './applicable-facts.ts'
import { typedPrice, typedSecondPrice } from './typed-price.ts'
import { ERROR_LINE, useControlError } from './use-control.tsx'

/** The sections whose facts depend on the type or the category that is chosen. */
type FoldedId = (typeof DROPS)[number]['section']

const NAMES: Record<FoldedId, readonly FactName[]> = { precio: namesIn('precio'), tecnica: namesIn('tecnica') }
/** The number of facts named by the closed section. */
const NAMED = 3

/** 'Precio a consultar' is ticked under the price itself. */
function namesIn(id: FoldedId): FactName[] {
  return factsInSection(id).filter((name) => name !== 'priceOnRequest')
}

/** The facts that depend on the chosen type, open, or on the category, folded. `isWrong`: one of them has an error. */
export function FoldedSection({ id, isWrong }: { id: FoldedId; isWrong: boolean }) {
  const { initial, values } = useLiveForm()
  const names = NAMES[id]
  const isFilled = (name: FactName) => values[name as Control].trim() !== ''
  const chosen = useChosen()
  const applicable = names.filter((name) => isApplicable(name, chosen))
  const inapplicable = inapplicableFacts(chosen, (control) => values[control]).filter((name) => names.includes(name))
  const startsOpen = names.some((name) => initial[name as Control] !== '')
  const drop = DROPS.find(({ section }) => section === id)

  return (
    <FormSection id={id} count={`${applicable.filter(isFilled).length} de ${applicable.length}`}>
      {drop && inapplicable.length > 0 && <InapplicableFacts names={inapplicable} drop={drop.name} />}
      {id === 'tecnica' ? (
        <FactGroups names={names} />
      ) : (
        <Folded startsOpen={startsOpen} isWrong={isWrong} summary={summaryOf(applicable)}>
          <FactGroups names={names} />
          <PriceReadings />
        </Folded>
      )}
    </FormSection>
  )
}

/** 'Clase, Altura libre, Andenes y 15 más' */
function summaryOf(names: readonly FactName[]): string {
  const named = names.slice(0, NAMED).map((name) => factOf(name).label)
  const rest = names.length - named.length
  return named.join(', ') + (rest > 0 ? ` y ${rest} más` : '')
}

/** Asks to delete facts that only another type or category has. */
function InapplicableFacts({ names, drop }: { names: readonly FactName[]; drop: Drop }): ReactNode {
  const { values } = useLiveForm()
  const error = useControlError(drop)
  const { type, category } = useChosen()
  const chosen = drop === 'dropTerms' ? CATEGORY_LABELS[category] : PROPERTY_TYPE_LABELS[type]
  return (
    <fieldset id={controlId(drop)} tabIndex={-1} className={`${BANNER} min-w-0 flex-col`}>
      <p>
        Estos datos no se piden de «{chosen}» y se borran al guardar:{' '}
        {names.map((name) => `${factOf(name).label} (${formatTyped(name, values[name as Control])})`).join(', ')}.
      </p>
      <CheckBox name={drop} value="1" label="Sí, bórralos" />
      <FieldError name={drop} error={error} className={ERROR_LINE} />
    </fieldset>
  )
}

/** The typed text, or the label of a choice. */
function formatTyped(name: FactName, typed: string): string {
  const fact = factOf(name)
  if (fact.kind === 'choice' && Object.hasOwn(fact.labels, typed)) return fact.labels[typed] ?? typed
  return fact.kind === 'figure' && fact.unit ? `${typed} ${fact.unit}` : typed
}

/** The price as visitors will read it, as far as it is typed. */
function PriceReadings() {
  const { values } = useLiveForm()
  const second = typedSecondPrice(values)
  return (
    <p className="num rounded-sm bg-sunken px-3 py-2 text-xs text-ink-2">
      Los visitantes leen: <PriceReading price={typedPrice(values)} />
      {second && (
        <>
          . También en {CATEGORY_LABELS[second.category].toLowerCase()}: <PriceReading price={second} />
        </>
      )}
    </p>
  )
}

function PriceReading({ price }: { price: DetailedQuote }) {
  const readings = derivedReadings(price).map(({ label, value }) => `${value} ${label}`)
  return (
    <>
      <b className="font-semibold">{quotedPrice(price)}</b>
      {readings.length > 0 && `\u00A0· ${readings.join('\u00A0· ')}`}
    </>
  )
}
