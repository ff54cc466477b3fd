import { type FormEvent, useId } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { LANDING_SEARCH } from '#app/site/cookie-choice.tsx'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { SelectFrame } from '#app/ui/form/select-field.tsx'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'

const SEGMENT =
  'relative grid min-h-[2.375rem] cursor-pointer place-items-center rounded-[4px] px-[.6rem] py-1 text-xs leading-[1.15] font-semibold text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:outline-2'
/** Most visitors look for a rent, so it is preselected. */
const DEFAULT_CATEGORY: Category = 'renta'
const ORDER = [DEFAULT_CATEGORY, ...CATEGORIES.filter((category) => category !== DEFAULT_CATEGORY)]

/** The search of the landing page. It opens the listing with the chosen filters. */
export function Finder({ example }: { example: string }) {
  const id = useId()
  const submit = useSubmit()
  /** Leaves empty fields out of the URL. */
  function submitFilled(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (value !== '') params.append(name, String(value))
    void submit(params, { action: href('/propiedades') })
  }

  return (
    <search id={LANDING_SEARCH} aria-label="Buscar propiedades">
      <Form
        action={href('/propiedades')}
        onSubmit={submitFilled}
        className="relative z-2 -mt-4 grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-float sm:-mt-9 sm:grid-cols-2 sm:items-end sm:p-5 lg:grid-cols-[auto_12rem_1fr_auto]"
      >
        <div className={FIELD}>
          <span id={`${id}category`} className={LABEL}>
            Categoría
          </span>
          <div
            role="radiogroup"
            aria-labelledby={`${id}category`}
            className="grid auto-cols-fr grid-flow-col max-[16rem]:grid-flow-row gap-0.5 rounded-sm bg-sunken p-[3px]"
          >
            {ORDER.map((category) => (
              <label key={category} className={SEGMENT}>
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === DEFAULT_CATEGORY}
                  className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
                />
                {CATEGORY_LABELS[category]}
              </label>
            ))}
          </div>
        </div>
        <div className={FIELD}>
          <label htmlFor={`${id}type`} className={LABEL}>
            Tipo
          </label>
          <SelectFrame>
            <select id={`${id}type`} name="type" className={`${INPUT} appearance-none pr-[2.4rem] pl-[.8rem]`}>
              <option value="">Todos los tipos</option>
              {PROPERTY_TYPES.map((type) => (
                <option key={type} value={type}>
                  {PROPERTY_TYPE_LABELS[type]}
                </option>
              ))}
            </select>
          </SelectFrame>
        </div>
        <div className={FIELD}>
          <label htmlFor={`${id}search`} className={LABEL}>
            Zona, municipio o ID
          </label>
          <SearchField id={`${id}search`} name="search" maxLength={LONGEST_SEARCH} placeholder={example} />
        </div>
        <button type="submit" className={buttonClass({ className: 'px-6! text-base!' })}>
          Buscar
        </button>
      </Form>
    </search>
  )
}
