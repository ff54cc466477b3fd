import { type ChangeEvent } from 'react'
import { Form, href, useNavigation, useSubmit } from 'react-router'
import {
  ALERT_FILTERS,
  ALERT_FILTER_LABELS,
  ALERT_SORTS,
  ALERT_SORT_LABELS,
  type AlertCounts,
  type AlertQuery,
  parseAlertQuery,
} from './alert-list.ts'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/field.ts'
import { SelectFrame } from '#app/ui/form/select-field.tsx'

type Props = { query: AlertQuery; counts: AlertCounts }

/** Filter and order of the alerts: a GET form, submitted on change when there is JavaScript. */
export function AlertFilterForm({ query, counts }: Props) {
  const { filter: chosen, sort } = useAsked(query)
  const submit = useSubmit()

  function apply({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    void submit(currentTarget.form, { preventScrollReset: true, flushSync: true })
  }

  return (
    <Form
      method="get"
      action={href('/dashboard/alertas')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Criticidad</legend>
        {ALERT_FILTERS.map((filter) => (
          <label key={filter} className="pill gap-1">
            <input type="radio" name="filter" value={filter} checked={filter === chosen} onChange={apply} />
            {ALERT_FILTER_LABELS[filter]} <span className="num">{counts[filter]}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-[.6rem]">
        <label htmlFor="orden" className="text-xs font-semibold whitespace-nowrap">
          Ordenar por
        </label>
        <div className="w-36">
          <SelectFrame>
            <select
              id="orden"
              name="sort"
              value={sort}
              onChange={apply}
              className={`${INPUT} appearance-none pr-9 pl-3`}
            >
              {ALERT_SORTS.map((each) => (
                <option key={each} value={each}>
                  {ALERT_SORT_LABELS[each]}
                </option>
              ))}
            </select>
          </SelectFrame>
        </div>
        <button type="submit" className={buttonClass({ variant: 'outline', className: 'not-noscript:hidden' })}>
          Aplicar
        </button>
      </div>
    </Form>
  )
}

/** The query of the navigation in progress, else the one on screen. */
function useAsked(shown: AlertQuery): AlertQuery {
  const { location } = useNavigation()
  return location?.pathname === href('/dashboard/alertas')
    ? parseAlertQuery(new URLSearchParams(location.search))
    : shown
}
