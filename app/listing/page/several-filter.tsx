import { type ComponentProps, memo } from 'react'
import { formatCount } from '#app/figures/measure.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { toggledText, valuesInText } from './filter-controls.ts'
import { type ChoiceProps, FILTER_INPUT, FilterGroup } from './filter-field.tsx'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'

/** Pills of which several may be chosen. 'Todos' needs scripts; without them each pill is switched off by itself. */
export const SeveralPills = memo(function SeveralPills(props: ChoiceProps) {
  const { field, label, value, all, options, labels, counts } = props
  const { choose } = useListingForm()
  return (
    <FilterGroup legend={label}>
      <div className="pills">
        <label className="pill noscript:hidden">
          <input type="checkbox" checked={value === ''} onChange={() => choose(field, '')} />
          {all}
        </label>
        {options.map((option) => (
          <label key={option} className="pill">
            <OptionBox
              filter={props}
              option={option}
              aria-label={labels[option] ?? option}
              aria-describedby={counts ? `filtro-${field}-${option}` : undefined}
            />
            {labels[option] ?? option}
            {counts && (
              <span id={`filtro-${field}-${option}`} className="num ml-1 text-2xs opacity-75">
                {formatCount(counts[option] ?? 0)}
              </span>
            )}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
})

/** A folded list of many options, of which several may be chosen. Folded it looks like a select and shows them. */
export const SeveralChecks = memo(function SeveralChecks(props: ChoiceProps) {
  const { label, value, all, options, labels, counts } = props
  const chosen = valuesInText(value)
  return (
    <FilterGroup legend={label}>
      <Disclosure
        head={`justify-between font-normal ${FILTER_INPUT}`}
        summary={
          <span className="truncate">{chosenText(chosen.map((option) => labels[option] ?? option)) || all}</span>
        }
      >
        <div className="options">
          {options.map((option) => (
            <label key={option} className="option">
              <OptionBox filter={props} option={option} className="tick" />
              {labels[option] ?? option}
              {counts && <span className="num">{formatCount(counts[option] ?? 0)}</span>}
            </label>
          ))}
        </div>
      </Disclosure>
    </FilterGroup>
  )
})

type OptionBoxProps = Pick<ComponentProps<'input'>, 'aria-label' | 'aria-describedby' | 'className'> & {
  filter: ChoiceProps
  option: string
}

/** The checkbox that adds one option to the filter or removes it. */
function OptionBox({ filter: { field, value }, option, ...described }: OptionBoxProps) {
  const { choose } = useListingForm()
  return (
    <input
      type="checkbox"
      form={LISTING_FORM}
      name={field}
      value={option}
      checked={valuesInText(value).includes(option)}
      onChange={({ target }) => choose(field, toggledText(value, option, target.checked))}
      {...described}
    />
  )
}

/** 'Apodaca, García', 'Apodaca y 3 más'. */
function chosenText(names: readonly string[]): string {
  return names.length > 2 ? `${names[0]} y ${names.length - 1} más` : names.join(', ')
}
