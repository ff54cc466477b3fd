import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { SectionCount } from './form-section.tsx'
import { FORM_SECTIONS, type SectionId } from '#app/properties/facts/fact.ts'

const BESIDE =
  'flex min-h-10 items-center gap-2 rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-hover aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink'
const IN_STRIP =
  'inline-flex min-h-11 flex-none items-center gap-[.3rem] border-b-2 border-transparent px-[.7rem] text-xs leading-normal font-medium text-ink-3 no-underline focus-visible:-outline-offset-2 aria-[current]:border-faro aria-[current]:font-semibold aria-[current]:text-ink'

/** The sections beside the form, from 1024 px. `wrong` are those with something to put right. */
export function SectionNav({ wrong }: { wrong: string[] }) {
  const current = useSectionInView()
  return (
    <nav aria-label="Secciones" className="sticky top-24 self-start max-lg:hidden">
      {FORM_SECTIONS.map(({ id, title }) => (
        <Link key={id} to={{ hash: id }} replace aria-current={id === current || undefined} className={BESIDE}>
          {title}
          <span className="num ml-auto flex items-center gap-1 text-2xs text-ink-3">
            {wrong.includes(id) && <WrongMark />}
            <SectionCount id={id} />
          </span>
        </Link>
      ))}
      <p className="px-3 pt-4 text-2xs leading-[1.45] text-ink-3 noscript:hidden">
        Los cambios sin guardar se conservan en este equipo hasta que guardes o canceles.
      </p>
    </nav>
  )
}

/**
 * The same as a strip under the head, where there is no room beside the form. It is `relative`, so that what only
 * screen readers hear of a link scrolls with it.
 */
export function SectionJumps({ wrong }: { wrong: string[] }) {
  const current = useSectionInView()
  return (
    <nav
      aria-label="Secciones"
      className="relative scrollbar-none flex gap-1 overflow-x-auto border-b border-line px-[calc(var(--gutter)-.7rem)] lg:hidden"
    >
      {FORM_SECTIONS.map(({ id, title }) => (
        <Link
          key={id}
          ref={id === current ? showInStrip : undefined}
          to={{ hash: id }}
          replace
          aria-current={id === current || undefined}
          className={IN_STRIP}
        >
          {wrong.includes(id) && <WrongMark />}
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** The strip is wider than a phone: the section that is being read comes to its middle, and the page stays. */
function showInStrip(link: HTMLAnchorElement | null) {
  const strip = link?.parentElement
  if (strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
}

function WrongMark() {
  return (
    <>
      <Icon name="warning" className="text-[.8rem] text-danger" />
      <span className="sr-only">con errores,</span>
    </>
  )
}

/** The section that is being read: the first one in the upper half of the window. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(FORM_SECTIONS[0].id)
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = FORM_SECTIONS.find(({ id }) => inView.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: '-20% 0px -50%' },
    )
    for (const { id } of FORM_SECTIONS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
