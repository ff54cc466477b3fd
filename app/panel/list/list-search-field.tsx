import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = Pick<
  ComponentProps<'input'>,
  'ref' | 'aria-label' | 'aria-keyshortcuts' | 'placeholder' | 'onPaste' | 'name'
> & {
  value: string
  onType: (text: string) => void
  onClear: () => void
  /** The list without the search. */
  clearTo: string
  /** The keys that focus the field, shown while it is empty. */
  keys?: ReactNode
}

/** The search of a list. Escape and its last button clear it. */
export function ListSearchField({ value, onType, onClear, clearTo, keys, ...input }: Props) {
  const frame = useRef<HTMLSpanElement>(null)

  function clear() {
    onClear()
    frame.current?.querySelector('input')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    clear()
  }

  return (
    <span ref={frame} className="list-search-field min-w-0">
      <SearchField
        {...input}
        maxLength={LONGEST_PASTED}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="pr-16 max-lg:placeholder-shown:pr-3"
      >
        {value ? (
          <Link
            to={clearTo}
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
          keys
        )}
      </SearchField>
    </span>
  )
}
