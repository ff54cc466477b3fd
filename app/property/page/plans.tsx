import { type MouseEvent, useState } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { photoUrl } from '#app/photos/photo-url.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { DetailSection } from './detail-section.tsx'
import { pictureName } from './picture-name.ts'
import { PhotoViewer } from './photo-viewer.tsx'

/** The plans of a property or a complex, uncropped. A click opens the viewer; without scripts it opens the file. */
export function Plans({ plans, name }: { plans: PropertyPhoto[]; name: string }) {
  const [opened, setOpened] = useState<number | null>(null)
  if (plans.length === 0) return null

  function open(event: MouseEvent, at: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    afterPaint(() => setOpened(at))
  }

  return (
    <DetailSection title="Planos">
      <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-3">
        {plans.map((plan, at) => (
          <li key={`${at} ${plan.key}`}>
            <a
              href={photoUrl(plan.key)}
              onClick={(event) => open(event, at)}
              className="grid cursor-zoom-in gap-2 text-sm font-semibold text-ink no-underline hover:underline"
            >
              <span className="block aspect-4/3 overflow-hidden rounded-md border border-line bg-white p-2">
                <PhotoPicture photo={plan} alt="" surface="stage" className="size-full object-contain" />
              </span>
              <span className="wrap-anywhere">{pictureName('plans', plan, at)}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PhotoViewer set="plans" photos={plans} name={name} first={opened} onClose={() => setOpened(null)} />
      )}
    </DetailSection>
  )
}
