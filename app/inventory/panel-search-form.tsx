import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { Form, Link, href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { useSearchDraft } from '#app/forms/use-search-draft.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TYPING } from '#app/ui/search-shortcut.tsx'
import { Kbd } from '#app/ui/panel/kbd.tsx'
import type { OwnerOption } from '#app/owners/owner.ts'
import { PanelFilterFields } from './panel-filter-fields.tsx'
import { type PanelQuery, panelParams, panelQuery, parsePanelQuery } from './panel-search.ts'

const ADDRESS = href('/dashboard/propiedades')

type Props = { query: PanelQuery; municipalities: readonly string[]; owners: readonly OwnerOption[] }

/** Search, filters and order of the panel's list: a GET form. With JavaScript it is sent after a pause in typing. */
export function PanelSearchForm({ query, municipalities, owners }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const draft = useSearchDraft({ path: ADDRESS, urlValues: query, queryOf, live: true })
  const text = draft.values.search
  useFindShortcut(input)

  function choose(param: Record<string, string>) {
    const params = { ...Object.fromEntries(panelParams(draft.values)), ...param }
    draft.request(parsePanelQuery(new URLSearchParams(params)), false)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    draft.request(draft.values, true)
  }

  function clear() {
    draft.request({ ...draft.values, search: '', literal: false }, true)
    input.current?.focus()
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    clear()
  }

  return (
    <Form
      role="search"
      method="get"
      action={ADDRESS}
      autoComplete="off"
      onSubmit={onSubmit}
      className="grid gap-1 lg:gap-3"
    >
      <div className="flex gap-2">
        <SearchField
          ref={input}
          frame="grow"
          name="search"
          maxLength={LONGEST_SEARCH}
          aria-label="Buscar en propiedades"
          aria-keyshortcuts="Control+F Meta+F /"
          placeholder="Título, ID, zona, tipo o precio"
          value={text}
          onChange={(event) => draft.change({ ...draft.values, search: event.target.value, literal: false })}
          onKeyDown={onKeyDown}
          className="pr-16 max-lg:placeholder-shown:pr-3"
        >
          {text ? (
            <Link
              to={ADDRESS + panelQuery({ ...query, search: '', page: 1 })}
              onClick={(event) => {
                event.preventDefault()
                clear()
              }}
              aria-label="Limpiar búsqueda"
              className="absolute top-1/2 right-2 grid size-9 -translate-y-1/2 place-items-center rounded-full text-ink pointer-coarse:size-11"
            >
              <span className="grid size-7 place-items-center rounded-full bg-sunken">
                <Icon name="close" />
              </span>
            </Link>
          ) : (
            <Kbd>Ctrl F</Kbd>
          )}
        </SearchField>
        <button type="submit" className={buttonClass({ className: 'not-noscript:hidden' })}>
          Buscar
        </button>
      </div>
      <PanelFilterFields query={draft.values} municipalities={municipalities} owners={owners} onChoose={choose} />
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
