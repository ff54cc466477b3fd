import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { factOf } from '#app/catalogue/facts/facts.ts'
import {
  GAP_ANCHORS,
  GAP_TESTS,
  QUALITY_GAPS,
  QUALITY_LABELS,
  type QualityGap,
  missingFacts,
  weakPhotos,
} from '#app/catalogue/property/quality.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { focusPart } from './form-keys.tsx'
import { readableFacts } from './read-controls.ts'

/** What the property still lacks to be sold or let, each with a link to its field; nothing when it lacks nothing. */
export function QualityList({ photos, className = '' }: { photos: readonly FieldPhoto[]; className?: string }) {
  const gaps = useGaps(photos)
  const titleId = useId()
  const { search } = useLocation()
  if (gaps.length === 0) return null
  return (
    <div className={`noscript:hidden ${className}`}>
      <p id={titleId} className="text-xs font-semibold text-ink-2">
        Para que se venda mejor
      </p>
      <ul aria-labelledby={titleId} className="mt-1 grid gap-1 text-xs leading-[1.45]">
        {gaps.map(({ gap, label }) => (
          <li key={gap}>
            <Link
              to={{ search, hash: GAP_ANCHORS[gap] }}
              replace
              onClick={(event) => {
                if (isPlainClick(event)) focusPart(GAP_ANCHORS[gap])
              }}
              className={`${TEXT_LINK} text-ink-2`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a photo is dark is unknown until it is saved. */
function useGaps(photos: readonly FieldPhoto[]): { gap: QualityGap; label: string }[] {
  const { values, today } = useLiveForm()
  const facts = readableFacts(values, today)
  const judged = {
    ...facts,
    ownerId: values.ownerId || null,
    hasPoint: mapPoint(facts.googleMapsLink ?? '') !== null,
    photoCount: values.photos.length,
    smallestPhoto: null,
    darkestPhoto: null,
    descriptionLength: (facts.description ?? '').length,
  }
  const weak = weakPhotos(photos)
  return QUALITY_GAPS.flatMap((gap) => {
    if (gap === 'smallPhotos' || gap === 'darkPhotos')
      return weak[gap].length === 0 ? [] : { gap, label: `${QUALITY_LABELS[gap]}: ${placesText(weak[gap])}` }
    if (!GAP_TESTS[gap](judged)) return []
    if (gap !== 'facts') return { gap, label: QUALITY_LABELS[gap] }
    const names = missingFacts(facts).map((name) => factOf(name).label)
    return { gap, label: `${QUALITY_LABELS.facts}: ${names.join(', ')}` }
  })
}

/** 'la 2', 'la 2 y la 5', 'la 1, la 2 y la 5': the places of photos. */
function placesText(places: readonly number[]): string {
  return ENUMERATION.format(places.map((place) => `la ${place}`))
}

const ENUMERATION = new Intl.ListFormat('es-MX', { type: 'conjunction' })
