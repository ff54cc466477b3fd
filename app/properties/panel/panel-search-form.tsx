import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, Link, href, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { LONGEST_SEARCH, TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Kbd } from '#app/ui/panel/kbd.tsx'
import { PanelFilterFields } from './panel-filter-fields.tsx'
import { type PanelQuery, panelParams, panelQuery, parsePanelQuery } from './panel-search.ts'
import { useFindShortcut } from './use-find-shortcut.tsx'

const ADDRESS = href('/dashboard/propiedades')

type Props = { query: PanelQuery; municipalities: readonly string[] }

/** Search, filters and order of the panel's list: a GET form; with JavaScript it asks by itself, after a pause in typing. */
export function PanelSearchForm({ query, municipalities }: Props) {
  const { search } = query
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  // What was asked for by typing, and is not answered yet.
  const [asked, setAsked] = useState<readonly string[]>([])
  useFindShortcut(input)

  const address = panelQuery(query)
  const [chosen, setChosen] = useState({ address, query })
  // What was chosen shows at once; any change of the address is told anew.
  if (chosen.address !== address) setChosen({ address, query })

  // An answer to our own question leaves the field alone; any other change of the address fills it anew.
  if (shown !== search) {
    const answered = asked.lastIndexOf(search)
    setShown(search)
    setAsked(answered === -1 ? [] : asked.slice(answered + 1))
    if (answered === -1 && text.trim() !== search) setText(search)
  }

  const ask = useEffectEvent((next: string) => {
    const sought = next.trim()
    // What a link has taken the place of is asked for again.
    if (sought === search && sought === (asked.at(-1) ?? search)) return
    setAsked([...asked, sought])
    const to = ADDRESS + panelQuery({ ...chosen.query, search: sought, page: 1 })
    void navigate(to, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const pause = setTimeout(() => ask(text), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])

  function choose(param: Record<string, string>) {
    const params = panelParams({ ...chosen.query, search: text.trim(), page: 1 })
    const next = parsePanelQuery(new URLSearchParams({ ...Object.fromEntries(params), ...param }))
    setChosen({ address, query: next })
    void navigate(ADDRESS + panelQuery(next), { preventScrollReset: true })
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    ask(text)
  }

  function clear() {
    setText('')
    ask('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
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
          onChange={(event) => setText(event.target.value)}
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
      <PanelFilterFields query={chosen.query} municipalities={municipalities} onChoose={choose} />
    </Form>
  )
}
