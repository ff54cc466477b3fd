import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { SectionCount } from './form-section.tsx'
import { FORM_SECTIONS, type SectionId } from '#app/catalogue/facts/fact.ts'
import { spanInView } from './span-in-view.ts'
import { MissingList } from './missing-list.tsx'
import { QualityList } from './quality-list.tsx'
import { FORM_HEAD, SAVE_BAR } from './form-frame.ts'
import { focusPart } from './form-keys.tsx'

const BESIDE =
  'flex min-h-10 items-center gap-2 rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-hover aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink'
const IN_STRIP =
  'inline-flex min-h-11 flex-none items-center gap-[.3rem] border-b-2 border-transparent px-[.7rem] text-xs leading-normal font-medium text-ink-3 no-underline focus-visible:-outline-offset-2 aria-[current]:border-faro aria-[current]:font-semibold aria-[current]:text-ink'

/** The sections beside the form, from 1280 px, and what the property lacks. `wrong` are the sections with errors. */
export function SectionNav({ wrong, photos }: { wrong: string[]; photos: readonly FieldPhoto[] }) {
  const current = useSectionInView()
  return (
    <div className="sticky top-24 self-start max-xl:hidden">
      <nav aria-label="Secciones">
        {FORM_SECTIONS.map(({ id, title }) => (
          <SectionLink key={id} id={id} isCurrent={id === current} className={BESIDE}>
            {title}
            <span className="num ml-auto flex items-center gap-1 text-2xs text-ink-3">
              {wrong.includes(id) && <WrongMark />}
              <SectionCount id={id} />
            </span>
          </SectionLink>
        ))}
      </nav>
      <MissingList className="px-3 pt-4 [&_ul]:flex-col" />
      <QualityList photos={photos} className="px-3 pt-4" />
      <p className="px-3 pt-4 text-2xs leading-[1.45] text-ink-3 noscript:hidden">
        Los cambios sin guardar se conservan en este equipo hasta que guardes o canceles.
      </p>
      <p className="px-3 pt-2 text-2xs leading-[1.45] text-ink-3 noscript:hidden">
        F6 lleva a la sección siguiente, con Mayúsculas a la anterior; Ctrl o Cmd y Enter guarda.
      </p>
    </div>
  )
}

/**
 * The same as a strip below the head on narrow screens. It is `relative`, so that the visually hidden texts of its links
 * scroll with it.
 */
export function SectionJumps({ wrong }: { wrong: string[] }) {
  const current = useSectionInView()
  return (
    <nav
      aria-label="Secciones"
      className="relative scrollbar-none flex gap-1 overflow-x-auto border-t border-line px-[calc(var(--gutter)-.7rem)] lg:px-[1.3rem] xl:hidden"
    >
      {FORM_SECTIONS.map(({ id, title }) => (
        <SectionLink key={id} id={id} isCurrent={id === current} onCurrent={showInStrip} className={IN_STRIP}>
          {wrong.includes(id) && <WrongMark />}
          {title}
        </SectionLink>
      ))}
    </nav>
  )
}

type SectionLinkProps = {
  id: SectionId
  isCurrent: boolean
  onCurrent?: (link: HTMLAnchorElement | null) => void
  className: string
  children: ReactNode
}

/** Links to a section and moves the focus there, as a plain anchor does. */
function SectionLink({ id, isCurrent, onCurrent, className, children }: SectionLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      ref={isCurrent ? onCurrent : undefined}
      to={{ search, hash: id }}
      replace
      onClick={(event) => {
        if (isPlainClick(event)) focusPart(id)
      }}
      aria-current={isCurrent || undefined}
      className={className}
    >
      {children}
    </Link>
  )
}

/** Scrolls the strip, not the page, so that the current section is in its middle. */
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

/** The section that fills most of the window between the head and the save bar. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(FORM_SECTIONS[0].id)
  useEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      const sections = FORM_SECTIONS.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top, bottom: box.bottom }] : []
      })
      const head = document.querySelector(`.${FORM_HEAD}`)?.getBoundingClientRect().bottom ?? 0
      const bar = document.querySelector(`.${SAVE_BAR}`)?.getBoundingClientRect()
      const bottom = bar && bar.height > 0 ? bar.top : window.innerHeight
      const at = FORM_SECTIONS.find((section) => document.activeElement?.closest(`#${section.id}`))
      const id = spanInView(sections, { top: head, bottom }, at?.id)
      if (id) setCurrent(id)
    }
    function updateSoon() {
      frame ||= requestAnimationFrame(update)
    }
    updateSoon()
    window.addEventListener('scroll', updateSoon, { passive: true })
    window.addEventListener('resize', updateSoon)
    document.addEventListener('focusin', updateSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', updateSoon)
      window.removeEventListener('resize', updateSoon)
      document.removeEventListener('focusin', updateSoon)
    }
  }, [])
  return current
}
