import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import {
  ACTIVITY_TYPE_LABELS,
  type ActivityQuery,
  LOG_ORIGINS,
  LOG_ORIGIN_LABELS,
  LOG_PARAMS,
  isFiltered,
} from '#app/activity/activity-query.ts'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT, LABEL } from '#app/ui/field.ts'
import { Select } from '#app/ui/form/select.tsx'
import { DateInput } from '#app/ui/form/date-field.tsx'

const ADDRESS = href('/dashboard/actividad')
const CONTROL = `${INPUT} px-[.8rem] text-sm`
/** On the narrowest phones a date does not fit into half a row. */
const DAY = 'max-[22rem]:col-span-full'

/** `hasImported`: the log has entries of another one. */
type Props = { query: ActivityQuery; people: readonly string[]; hasImported: boolean }

/** Search and filters of the log: a GET form. */
export function ActivityFilter({ query, people, hasImported }: Props) {
  const { search, type, person, origin, from, to } = query
  const names = person && !people.includes(person) ? [...people, person] : people
  return (
    <Form
      // Another address creates new controls with its values.
      key={JSON.stringify({ ...query, page: 1 })}
      role="search"
      method="get"
      action={ADDRESS}
      className="grid grid-cols-2 items-end gap-x-2 gap-y-3 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_repeat(2,9.5rem)_auto]"
    >
      <Labelled label="Buscar" className="col-span-full lg:col-span-1">
        <input
          type="search"
          name={LOG_PARAMS.search}
          defaultValue={search}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          placeholder="Propiedad, ID, persona o dato"
          className={CONTROL}
        />
      </Labelled>
      <Labelled label="Acción">
        <Select name={LOG_PARAMS.type} defaultValue={type ?? ''} className="text-sm">
          <option value="">Todas</option>
          {ACTIVITY_TYPES.map((each) => (
            <option key={each} value={each}>
              {ACTIVITY_TYPE_LABELS[each]}
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled label="Persona">
        <Select name={LOG_PARAMS.person} defaultValue={person} className="text-sm">
          <option value="">Todas</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Labelled>
      {(hasImported || origin) && (
        <Labelled label="Origen">
          <Select name={LOG_PARAMS.origin} defaultValue={origin ?? ''} className="text-sm">
            <option value="">Todas</option>
            {LOG_ORIGINS.map((each) => (
              <option key={each} value={each}>
                {LOG_ORIGIN_LABELS[each]}
              </option>
            ))}
          </Select>
        </Labelled>
      )}
      <Labelled label="Desde" className={DAY}>
        <DateInput name={LOG_PARAMS.from} defaultValue={from} className="text-sm" />
      </Labelled>
      <Labelled label="Hasta" className={DAY}>
        <DateInput name={LOG_PARAMS.to} defaultValue={to} className="text-sm" />
      </Labelled>
      <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1">
        <button type="submit" className={buttonClass({ className: 'max-lg:grow' })}>
          Filtrar
        </button>
        {isFiltered(query) && (
          <Link to={ADDRESS} className={buttonClass({ variant: 'outline' })}>
            Ver todo
          </Link>
        )}
      </div>
    </Form>
  )
}

function Labelled({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <label className={`grid min-w-0 gap-1 ${className}`}>
      <span className={LABEL}>{label}</span>
      {children}
    </label>
  )
}
