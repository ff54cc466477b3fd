import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, createContext, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { isPlainClick } from './plain-click.ts'
import { useIsInitialDocument } from './use-is-initial-document.tsx'

type Tag = 'article' | 'nav' | 'ul'
type Props<T extends Tag, Data> = Omit<ComponentPropsWithRef<T>, 'children'> & {
  tag: T
  /** Paints the inside from data alone: no hooks and no handlers, which the browser would never run. */
  paint: (data: Data) => ReactNode
  /** JSON; the same data paint the same. */
  data: Data
}

/** Writes a part as HTML; only the server has it (`entry.server.tsx`), so that no browser loads React's server. */
export const StaticMarkupContext = createContext<((inside: ReactNode) => string) | null>(null)

/** The browser has the inside already. */
const AS_IT_CAME = { __html: '' }

/**
 * A part of a page whose inside changes with its data only. In a document the server paints it as static HTML, and
 * React leaves it as it came: it keeps no record of its elements. Where the data change, and on pages that come
 * later, React paints it as anything else. Its handlers hear what happens inside; its links lead on as `<Link>` does.
 */
export function StaticPart<T extends Tag, Data>({ tag, paint, data, onClick, ...rest }: Props<T, Data>) {
  const Part: string = tag
  const toMarkup = use(StaticMarkupContext)
  const navigate = useNavigate()
  const [first] = useState(data)
  const [isStatic, setStatic] = useState(useIsInitialDocument())
  if (isStatic && first !== data && JSON.stringify(first) !== JSON.stringify(data)) setStatic(false)

  function follow(event: MouseEvent<HTMLElement>) {
    onClick?.(event as never)
    const link = linkAround(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    afterPaint(() => void navigate(link.pathname + link.search + link.hash))
  }

  if (!isStatic)
    return (
      <Part key="live" {...rest} onClick={follow}>
        {paint(data)}
      </Part>
    )
  const inside = toMarkup ? { __html: toMarkup(paint(data)) } : AS_IT_CAME
  return <Part key="static" {...rest} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}

/** The link to a page of ours that was clicked. */
export function linkAround({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target ? link : null
}
