import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, createContext, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { isPlainClick } from './plain-click.ts'
import { useIsInitialDocument } from './use-is-initial-document.tsx'

type Tag = 'article' | 'nav' | 'section' | 'ul'
type Props<T extends Tag, Data> = Omit<ComponentPropsWithRef<T>, 'children'> & {
  tag: T
  /** Renders the content from data alone, without hooks and handlers, because the browser would not run them. */
  paint: (data: Data) => ReactNode
  /** JSON; equal data must render the same content. */
  data: Data
  /** Whether its links open their pages with a view transition. */
  viewTransition?: boolean
}

/**
 * Renders a part to HTML. Only the server provides it (`entry.server.tsx`), so that browsers don't load React's server
 * renderer.
 */
export const StaticMarkupContext = createContext<((inside: ReactNode) => string) | null>(null)

/** The browser keeps the server's HTML. */
const SERVER_HTML = { __html: '' }

/**
 * A part of a page whose content depends only on its data. The server renders it as static HTML, which React does not
 * hydrate. If the data change, and on client-side navigations, React renders it normally. Its handlers receive events
 * of the content, and its links navigate like `<Link>`.
 */
export function StaticPart<T extends Tag, Data>(props: Props<T, Data>) {
  const { tag, paint, data, viewTransition, onClick, ...rest } = props
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
    afterPaint(() => void navigate(link.pathname + link.search + link.hash, { viewTransition }))
  }

  if (!isStatic)
    return (
      <Part key="live" {...rest} onClick={follow}>
        {paint(data)}
      </Part>
    )
  const inside = toMarkup ? { __html: toMarkup(paint(data)) } : SERVER_HTML
  return <Part key="static" {...rest} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}

/** The internal link that was clicked. */
export function linkAround({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target ? link : null
}
