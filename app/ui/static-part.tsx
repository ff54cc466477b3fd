import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { staticHtml } from './static-html.ts'

type Tag = 'article' | 'nav'
type Props<T extends Tag, Data> = Omit<ComponentPropsWithRef<T>, 'children'> & {
  tag: T
  /** Paints the inside from data alone: no hooks, no handlers (`staticHtml`). */
  paint: (data: Data) => ReactNode
  /** JSON; the same data paint the same. */
  data: Data
}

/**
 * A part of a page whose inside changes with its data only: React keeps no record of its elements, and on arrival does
 * not even look at them. Its handlers hear what happens inside; its links lead on as `<Link>` does.
 */
export function StaticPart<T extends Tag, Data>({ tag, paint, data, onClick, ...rest }: Props<T, Data>) {
  const Part: string = tag
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => ({ data, html: htmlOf(paint, data) }))
  if (shown.data !== data && JSON.stringify(shown.data) !== JSON.stringify(data))
    setShown({ data, html: htmlOf(paint, data) })

  function follow(event: MouseEvent<HTMLElement>) {
    onClick?.(event as never)
    const link = linkAround(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }

  return <Part {...rest} onClick={follow} dangerouslySetInnerHTML={shown.html} />
}

/** HTML for React that is painted when it is asked for: a document that came from the server has it already. */
function htmlOf<Data>(paint: (data: Data) => ReactNode, data: Data) {
  return { __html: { toString: () => staticHtml(paint(data)) } }
}

/** The link to a page of ours that was clicked. */
export function linkAround({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target ? link : null
}

/** Not one that asks for another tab, and nobody has answered it. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
