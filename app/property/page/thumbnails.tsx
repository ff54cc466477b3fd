import { type MouseEvent, useRef } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { centreInStrip } from './gallery-track.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'

const STRIP =
  'relative -m-[3px] scrollbar-thin flex gap-2 overflow-x-auto scroll-smooth p-[3px] *:w-21 *:flex-none lg:hidden print:hidden'
/** Without scripts the current photo is unknown, so no thumbnail is highlighted. */
const THUMBNAIL =
  'block aspect-4/3 overflow-hidden rounded-sm bg-sunken opacity-78 hover:opacity-100 focus-visible:opacity-100 aria-[current]:opacity-100 not-focus-visible:aria-[current]:outline-2 not-focus-visible:aria-[current]:outline-offset-1 not-focus-visible:aria-[current]:outline-action noscript:opacity-100 noscript:outline-none'

type Props = { photos: PropertyPhoto[]; index: number; onChoose: (index: number) => void }

/** Links to the slides, so that they work without JavaScript. The current one is scrolled into view. */
export function Thumbnails({ photos, index, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null)

  function choose(event: MouseEvent, at: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(at)
  }

  function scrollIntoStrip(current: HTMLAnchorElement | null) {
    if (current && strip.current) centreInStrip(strip.current, current)
  }

  return (
    <div className="relative lg:hidden">
      <ul ref={strip} className={STRIP}>
        {photos.map((photo, at) => (
          <li key={`${at} ${photo.key}`}>
            <a
              ref={at === index ? scrollIntoStrip : null}
              href={`#foto-${at + 1}`}
              aria-label={`Ver foto ${at + 1}`}
              aria-current={at === index || undefined}
              onClick={(event) => choose(event, at)}
              className={THUMBNAIL}
            >
              <PhotoPicture photo={photo} alt="" surface="thumbnail" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
