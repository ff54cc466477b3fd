import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { GALLERY_GRID, ONE_PHOTO } from './detail-layout.tsx'
import { preloadNeighbours, scrollToSlide, slideInView, wrapped } from './gallery-track.ts'
import type { PropertyPhoto } from '#app/properties/property.ts'
import { Thumbnails } from './thumbnails.tsx'

const ARROW =
  'noscript:hidden absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-transparent bg-canvas text-ink shadow-raised'
/** The browser swipes and snaps, scripts only tell it where to. On paper the cover alone, whichever photo the screen shows. */
const TRACK =
  'relative scrollbar-none flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth rounded-md bg-sunken *:size-full *:flex-none *:snap-start *:snap-always lg:aspect-16/10 print:aspect-video print:overflow-hidden print:*:not-first:hidden'
const KEY_STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The photos of a property: a strip that touch swipes natively; arrows, thumbnails and ← → drive it, round both ends. */
export function Gallery({ photos, name }: { photos: PropertyPhoto[]; name: string }) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide that a click sent the strip to: what passes by on the way there is not the current one. */
  const heading = useRef<number | null>(null)

  function show(asked: number) {
    if (!track.current) return
    const next = wrapped(asked, photos.length)
    const { index: inView, settled } = slideInView(track.current)
    heading.current = settled && inView === next ? null : next
    setIndex(next)
    scrollToSlide(track.current, next, Math.abs(next - index) > 1)
    preloadNeighbours(track.current, next)
  }

  function follow() {
    if (!track.current) return
    const inView = slideInView(track.current)
    if (heading.current === inView.index && inView.settled) heading.current = null
    if (heading.current !== null || inView.index === index) return
    setIndex(inView.index)
    preloadNeighbours(track.current, inView.index)
  }

  /** The address may name a photo (#foto-3): the strip then already stands there before we listen. */
  const arrive = useCallback((strip: HTMLUListElement) => {
    track.current = strip
    const arrived = slideInView(strip).index
    setIndex(arrived)
    preloadNeighbours(strip, arrived)
    return () => {
      track.current = null
    }
  }, [])

  function takeOver() {
    heading.current = null
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(index + step)
  }

  if (photos.length < 2) return <OnePhoto photo={photos[0] ?? null} name={name} />
  return (
    <div
      role="group"
      aria-roledescription="galería"
      aria-label="Fotos de la propiedad"
      onKeyDown={handleKey}
      className={GALLERY_GRID}
    >
      <div className="relative">
        <ul
          ref={arrive}
          tabIndex={0}
          aria-label="Foto actual"
          onScroll={follow}
          onPointerDown={takeOver}
          onWheel={takeOver}
          className={TRACK}
        >
          {photos.map((photo, at) => (
            <li key={`${at} ${photo.key}`} id={`foto-${at + 1}`}>
              <PhotoPicture photo={photo} alt={photo.alt || photoName(at, name)} surface="stage" priority={at === 0} />
            </li>
          ))}
        </ul>
        <button type="button" aria-label="Foto anterior" onClick={() => show(index - 1)} className={`${ARROW} left-3`}>
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          aria-label="Foto siguiente"
          onClick={() => show(index + 1)}
          className={`${ARROW} right-3`}
        >
          <Icon name="chevron-right" />
        </button>
        <p className="screen-only noscript:hidden num pointer-events-none absolute right-3 bottom-3 rounded-xs bg-plane/82 px-[.6rem] py-[.3rem] text-2xs font-semibold text-on-plane">
          <span aria-hidden="true">
            {index + 1} / {photos.length}
          </span>
          <span className="sr-only" aria-live="polite">
            Foto {index + 1} de {photos.length}
          </span>
        </p>
      </div>
      <Thumbnails photos={photos} index={index} onChoose={show} />
    </div>
  )
}

/** One photo needs no controls; without any the default image stands alone. */
function OnePhoto({ photo, name }: { photo: PropertyPhoto | null; name: string }) {
  return (
    <div className={ONE_PHOTO}>
      <PhotoPicture photo={photo} alt={photo ? photo.alt || photoName(0, name) : ''} surface="stage" priority />
    </div>
  )
}

function photoName(at: number, name: string): string {
  return `Foto ${at + 1} de ${name}`
}
