import { spaceCard } from '#app/complexes/spaces/space-card.ts'
import type { SpaceRow } from '#app/complexes/spaces/space-rows.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { Icon } from '#app/ui/icon.tsx'

/** One card is open at a time: the browser closes the others of this name. */
const GROUP = 'espacio'
/** The fragment of the address that scrolls to the card that follows a saved one. */
export const NEXT_CARD = 'siguiente'

type Props = { row: SpaceRow; isOpen: boolean; isNext: boolean; isTyped: boolean; hasErrors: boolean }

/**
 * On a phone, the main facts of a space. Opening it shows the cells of its row (spaces-grid.css). `isNext`: it follows a space
 * that was just saved, and takes the focus.
 */
export function SpaceCardHead(props: Props) {
  return (
    <tr className="space-card-head">
      <td>
        <MainFacts {...props} />
      </td>
    </tr>
  )
}

function MainFacts({ row, isOpen, isNext, isTyped, hasErrors }: Props) {
  const { name, code, facts } = spaceCard(row)
  const mark = isTyped ? 'Sin guardar' : hasErrors ? 'Algo que corregir' : ''
  return (
    <details name={GROUP} open={isOpen}>
      <summary id={isNext ? NEXT_CARD : undefined} ref={isNext ? takeFocus : undefined}>
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-break-word">{name}</span>
          {code && <span className="num block text-xs text-ink-3">ID {code}</span>}
          {facts.length > 0 && <span className="num block text-sm text-ink-2">{keepTogether(facts.join(' · '))}</span>}
          {mark && (
            <span className={`block text-xs font-semibold ${isTyped ? 'text-link' : 'text-danger'}`}>{mark}</span>
          )}
        </span>
        <Icon name="chevron-down" />
      </summary>
    </details>
  )
}

function takeFocus(summary: HTMLElement | null) {
  summary?.focus()
}

/** Opens the card of a control, so that the control can take the focus. Only phones show cards. */
export function openCardOf(control: Element | null | undefined): void {
  const details = control?.closest('tbody')?.querySelector('details')
  if (details) details.open = true
}
