import { type ComponentProps, type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { type PhotoItem, placeOf } from './photo-item.ts'
import type { PhotoListChange } from './photo-list.ts'
import { placeWhileHeld } from './slots.ts'
import { usePointerDrag } from './use-pointer-drag.tsx'

type Reorder = {
  list: RefObject<HTMLOListElement | null>
  items: readonly PhotoItem[]
  change: (change: PhotoListChange) => void
}

/** Step of each arrow key while a photo is lifted. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const LIFTED =
  'z-1 -rotate-[1.5deg] border-action shadow-(--shadow-float) forced-colors:outline-2 forced-colors:outline-[Highlight]'

/** Reorders photos by their handles: dragging, or lifting with Espacio and moving with ← → (design, section 6). */
export function useReorder({ list, items, change }: Reorder) {
  /** The photo lifted with the keyboard, and its place before (Esc returns it there). */
  const [lifted, setLifted] = useState<{ id: string; from: number } | null>(null)
  const drag = usePointerDrag(list, (from, to) => {
    const item = items[from]
    if (item && from !== to) change({ kind: 'move', id: item.id, to })
  })

  const say = (sentence: string) => change({ kind: 'say', sentence })

  function lift(id: string, at: number) {
    setLifted({ id, from: at })
    say(`${placeOf(items, id)}. Muévela con las flechas, suéltala con Espacio, Esc la deja donde estaba.`)
  }

  function letGo(id: string) {
    setLifted(null)
    say(`${placeOf(items, id)}. Lista.`)
  }

  function handleKey(event: KeyboardEvent, id: string, at: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isLifted = lifted?.id === id
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      if (isLifted) letGo(id)
      else lift(id, at)
    } else if (isLifted && event.key === 'Escape') {
      setLifted(null)
      change({ kind: 'move', id, to: lifted.from })
    } else if (isLifted && step !== undefined) {
      change({ kind: 'move', id, to: at + step })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    lookOf(id: string): Pick<ComponentProps<'li'>, 'style' | 'className'> {
      const at = items.findIndex((item) => item.id === id)
      const isHeld = lifted?.id === id || drag.held?.from === at
      return {
        className: isHeld ? LIFTED : 'border-line',
        // While one is dragged the others make room with transforms; the DOM order changes only on drop.
        ...(drag.held && { style: { order: placeWhileHeld(at, drag.held) } }),
      }
    },
    handleOf(id: string): ComponentProps<'button'> {
      const at = items.findIndex((item) => item.id === id)
      return {
        'aria-pressed': lifted?.id === id,
        onKeyDown: (event) => handleKey(event, id, at),
        // The key that lifts must not also click the button.
        onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
        // A screen reader sends a click without a key event.
        onClick: (event) => event.detail === 0 && (lifted?.id === id ? letGo(id) : lift(id, at)),
        onBlur: () => setLifted(null),
        onPointerDown: (event: PointerEvent<HTMLButtonElement>) => drag.begin(event, at),
      }
    },
  }
}
