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
} from '#app/catalogue/property/quality.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { focusPart } from './form-keys.tsx'
import { readableFacts } from './read-controls.ts'

/** What the property still lacks to be sold or let, each with a link to its field; nothing when it lacks nothing. */
export function QualityList({ className = '' }: { className?: string }) {
  const gaps = useGaps()
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
              className="inline-flex min-h-6 items-center text-ink-2 underline pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sizes of photos that are not saved yet are unknown, so only their number counts. */
function useGaps(): { gap: QualityGap; label: string }[] {
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
  return QUALITY_GAPS.filter((gap) => GAP_TESTS[gap](judged)).map((gap) => {
    if (gap !== 'facts') return { gap, label: QUALITY_LABELS[gap] }
    const names = missingFacts(facts).map((name) => factOf(name).label)
    return { gap, label: `${QUALITY_LABELS.facts}: ${names.join(', ')}` }
  })
}
