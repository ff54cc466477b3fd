import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** A filter in words, or the order with the key 'order'. `to`: the list without it. */
type Chip = { key: string; words: string; to: string }

/** The applied filters and the chosen order, each with a link that takes it away. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros aplicados" className="panel-chips">
      {chips.map(({ key, words, to }) => (
        <li key={key}>
          <Link to={to} preventScrollReset onClick={focusNext} className="panel-chip">
            <span className="min-w-0 truncate">
              <span className="sr-only">Quitar {key === 'order' ? 'orden' : 'filtro'} </span>
              {words}
            </span>
            <Icon name="close" className="text-[.8rem]" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A chip that was removed loses the focus, so it moves to the next one or to the heading. */
function focusNext({ currentTarget }: MouseEvent) {
  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('a')
  const target = next ?? document.querySelector<HTMLElement>('#lista')
  target?.focus()
}
