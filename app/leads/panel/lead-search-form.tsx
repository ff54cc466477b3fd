import type { SubmitEvent } from 'react'
import { Form, href } from 'react-router'
import { useSearchDraft } from '#app/forms/use-search-draft.tsx'
import { LEAD_SOURCES, LEAD_STAGES, SOURCE_LABELS, STAGE_LABELS } from '#app/leads/lead.ts'
import {
  LEAD_ORDERS,
  LEAD_PARAMS,
  type LeadFilters,
  NOBODY,
  ORDER_LABELS,
  leadFilterWords,
  leadQuery,
  leadQueryIn,
} from '#app/leads/lead-query.ts'
import { numberParams } from '#app/leads/number-filters.ts'
import { counted } from '#app/panel/counted.ts'
import { FilterChips } from '#app/panel/list/filter-chips.tsx'
import { FilterChoice, FilterSide } from '#app/panel/list/filter-side.tsx'
import { ListSearchField } from '#app/panel/list/list-search-field.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { usePastedChat } from './use-pasted-chat.tsx'

type Props = {
  filters: LeadFilters
  asesores: readonly { id: string; name: string }[]
  /** Number of leads found. */
  found: number
  /** The board has all stages, and its own order. */
  isBoard?: boolean
}

const NO_FILTERS = { stage: null, source: null, asesor: '' } as const

/** Search, filters and order of the leads in one line: a GET form. With JavaScript it is sent after a pause in typing. */
export function LeadSearchForm({ filters, asesores, found, isBoard = false }: Props) {
  const path = isBoard ? href('/dashboard/prospectos/tablero') : href('/dashboard/prospectos')
  const draft = useSearchDraft({ path, urlValues: filters, queryOf, live: true })
  const { values } = draft
  const onPaste = usePastedChat()
  const { search, order } = filters
  const applied = leadFilterWords(filters, asesores)
  const isOrdered = !isBoard && order !== 'recientes'
  const chips = [
    ...applied,
    ...(isOrdered ? [{ key: 'order', words: ORDER_LABELS[order], without: { order: 'recientes' } as const }] : []),
  ].map(({ key, words, without }) => ({ key, words, to: path + leadQuery({ ...filters, ...without }) }))

  function choose(param: Record<string, string>) {
    const params = new URLSearchParams(leadQuery(values))
    for (const [name, value] of Object.entries(param)) params.set(name, value)
    draft.request(leadQueryIn(params))
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    draft.request(values, true)
  }

  return (
    <Form role="search" method="get" action={path} autoComplete="off" onSubmit={onSubmit} className="list-search">
      {numberParams(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ListSearchField
        name={LEAD_PARAMS.search}
        aria-label="Buscar prospectos"
        aria-keyshortcuts="/"
        placeholder="Nombre, teléfono, correo o PROP-001"
        value={values.search}
        onType={(text) => draft.change({ ...values, search: text })}
        onClear={() => draft.request({ ...values, search: '' }, true)}
        clearTo={path + leadQuery({ ...filters, search: '' })}
        onPaste={onPaste}
      />
      <button type="submit" className={buttonClass({ className: 'not-noscript:hidden' })}>
        Buscar
      </button>
      <FilterSide
        count={applied.length}
        title={isBoard ? 'Filtros' : 'Filtros y orden'}
        clearTo={path + leadQuery({ search, order, ...NO_FILTERS })}
        found={counted(found, 'prospecto', 'prospectos')}
      >
        {!isBoard && (
          <FilterChoice name={LEAD_PARAMS.stage} label="Etapa" none="Todas" value={values.stage} onChoose={choose}>
            {LEAD_STAGES.map((code) => ({ value: code, label: STAGE_LABELS[code] }))}
          </FilterChoice>
        )}
        <FilterChoice name={LEAD_PARAMS.asesor} label="Asesor" none="Todos" value={values.asesor} onChoose={choose}>
          {[{ value: NOBODY, label: 'Sin asesor' }, ...asesores.map(({ id, name }) => ({ value: id, label: name }))]}
        </FilterChoice>
        <FilterChoice name={LEAD_PARAMS.source} label="Origen" none="Todos" value={values.source} onChoose={choose}>
          {LEAD_SOURCES.map((code) => ({ value: code, label: SOURCE_LABELS[code] }))}
        </FilterChoice>
        {!isBoard && (
          <FilterChoice name={LEAD_PARAMS.order} label="Orden" value={values.order} onChoose={choose}>
            {LEAD_ORDERS.map((code) => ({ value: code, label: ORDER_LABELS[code] }))}
          </FilterChoice>
        )}
      </FilterSide>
      <FilterChips chips={chips} />
    </Form>
  )
}

/** The query string of the first page. */
function queryOf(values: LeadFilters): string {
  return leadQuery({ ...values, search: values.search.trim() })
}
