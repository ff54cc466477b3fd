import { type KeyboardEvent, useRef, useState } from 'react'

/** A button of the bar. `sign` is its visible text if that differs from its label. */
export type Tool = { label: string; sign?: string; className: string; onPress: () => void }

/** Buttons that are one tab stop: arrows, Home and End move between them (WAI-ARIA, toolbar pattern). */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const bar = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const stop = Math.min(reached, tools.length - 1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = nextStop(event.key, stop, tools.length)
    if (next === null) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={bar} role="toolbar" aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {tools.map(({ label: name, sign, className, onPress }, at) => (
        <button
          key={name}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setReached(at)}
          onKeyDown={onKeyDown}
          onClick={onPress}
          aria-label={sign && name}
          className={className}
        >
          {sign ?? name}
        </button>
      ))}
    </div>
  )
}

/** Index of the button that a key moves to, cyclically; null for other keys. */
function nextStop(key: string, stop: number, count: number): number | null {
  if (key === 'ArrowRight') return (stop + 1) % count
  if (key === 'ArrowLeft') return (stop - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
