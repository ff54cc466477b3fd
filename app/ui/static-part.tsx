import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { isPlainClick } from './plain-click.ts'
import { staticHtml } from './static-html.ts'
import { useCameWithPage } from './use-came-with-page.tsx'

type Tag = 'article' | 'nav' | 'ul'
type Props<T extends Tag, Data> = Omit<ComponentPropsWithRef<T>, 'children'> & {
  tag: T
  /** Paints the inside from data alone: no hooks, no handlers (`staticHtml`). */
  paint: (data: Data) => ReactNode
  /** JSON; the same data paint the same. */
  data: Data
}

/** The browser has the inside already. */
const AS_IT_CAME = { __html: '' }

/**
 * A part of a page whose inside changes with its data only. In a document the server paints it as HTML (`staticHtml`),
 * and React leaves it as it came: it keeps no record of its elements. Where the data change, and on pages that come
 * later, React paints it as anything else. Its handlers hear what happens inside; its links lead on as `<Link>` does.
 */
export function StaticPart<T extends Tag, Data>({ tag, paint, data, onClick, ...rest }: Props<T, Data>) {
  const Part: string = tag
  const navigate = useNavigate()
  const [first] = useState(data)
  const [isStatic, setStatic] = useState(useCameWithPage())
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
  const inside = import.meta.env.SSR ? { __html: staticHtml(paint(data)) } : AS_IT_CAME
  return <Part key="static" {...rest} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}

/** The link to a page of ours that was clicked. */
export function linkAround({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target ? link : null
}
