import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { useSearchDraft } from '#app/forms/use-search-draft.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { TYPING } from '#app/ui/search-shortcut.tsx'
import { Kbd } from '#app/ui/panel/kbd.tsx'
import { FilterChips } from '#app/panel/list/filter-chips.tsx'
import { ListSearchField } from '#app/panel/list/list-search-field.tsx'
import { usePastedChat } from '#app/leads/panel/use-pasted-chat.tsx'
import type { OwnerOption } from '#app/owners/owner.ts'
import { filterWords } from './filter-words.ts'
import { PropertyFilters } from './panel-filters.tsx'
import { type PanelQuery, panelParams, panelQuery, parsePanelQuery } from './panel-search.ts'

const ADDRESS = href('/dashboard/propiedades')

type Props = {
  query: PanelQuery
  municipalities: readonly string[]
  owners: readonly OwnerOption[]
  /** Number of properties found. */
  found: number
}

/** Search, filters and order of the list in one line: a GET form. With JavaScript it is sent after a pause in typing. */
export function PanelSearchForm({ query, municipalities, owners, found }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const draft = useSearchDraft({ path: ADDRESS, urlValues: query, queryOf, live: true })
  const onPaste = usePastedChat()
  useFindShortcut(input)

  function choose(param: Record<string, string>) {
    const params = { ...Object.fromEntries(panelParams(draft.values)), ...param }
    draft.request(parsePanelQuery(new URLSearchParams(params)), false)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    draft.request(draft.values, true)
  }

  const chips = filterWords(query, owners).map(({ key, words, without }) => ({
    key,
    words,
    to: ADDRESS + panelQuery({ ...query, ...without, page: 1 }),
  }))
  return (
    <Form role="search" method="get" action={ADDRESS} autoComplete="off" onSubmit={onSubmit} className="list-search">
      <ListSearchField
        ref={input}
        name="search"
        aria-label="Buscar en propiedades"
        aria-keyshortcuts="Control+F Meta+F /"
        placeholder="Título, ID, zona, tipo o precio"
        value={draft.values.search}
        onType={(search) => draft.change({ ...draft.values, search, literal: false })}
        onClear={() => draft.request({ ...draft.values, search: '', literal: false }, true)}
        clearTo={ADDRESS + panelQuery({ ...query, search: '', page: 1 })}
        onPaste={onPaste}
        keys={<Kbd>Ctrl F</Kbd>}
      />
      <button type="submit" className={buttonClass({ className: 'not-noscript:hidden' })}>
        Buscar
      </button>
      <PropertyFilters
        query={draft.values}
        municipalities={municipalities}
        owners={owners}
        found={found}
        onChoose={choose}
      />
      <FilterChips chips={chips} />
    </Form>
  )
}

/** The query string of the first page of a query. */
function queryOf(query: PanelQuery): string {
  return panelQuery({ ...query, search: query.search.trim(), page: 1 })
}

/**
 * Ctrl+F and Cmd+F focus the list's own search (spec, section 2, Properties). If a field has the focus already, as at the
 * second press, the browser's search opens.
 */
function useFindShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (document.activeElement?.matches(TYPING)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
