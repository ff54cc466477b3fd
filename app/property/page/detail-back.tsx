import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'

/** 'Volver a propiedades': to the very listing that the visitor came from, at their place in it, else to the first page. */
export function DetailBack() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const steps = stepsToListing()
    if (steps === 0 || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-steps)
  }

  return (
    <Link
      to={href('/propiedades')}
      onClick={goBack}
      className="inline-flex max-[19rem]:basis-full min-h-11 items-center gap-[.35rem] text-xs font-semibold text-ink underline"
    >
      <Icon name="left" />
      Volver a propiedades
    </Link>
  )
}

/** How far back in this visit the listing lies, with nothing but properties in between; 0 where it does not. */
function stepsToListing(): number {
  // Browsers without the Navigation API don't tell where the visitor was.
  if (!('navigation' in window)) return 0
  const entries = window.navigation.entries().slice(0, window.navigation.currentEntry?.index ?? 0)
  const last = entries.findLastIndex((entry) => !pathOf(entry.url).startsWith('/propiedad/'))
  return pathOf(entries[last]?.url) === href('/propiedades') ? entries.length - last : 0
}

function pathOf(url: string | null | undefined): string {
  return url ? new URL(url).pathname : ''
}
