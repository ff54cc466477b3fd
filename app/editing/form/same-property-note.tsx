import { href } from 'react-router'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { readableFacts } from './read-controls.ts'
import { SAME_PARAMS, SAME_REASONS, type SameProperty, parseSameProperties } from './same-property.ts'
import { useAnswer } from './use-answer.tsx'

const NONE: SameProperty[] = []

/** The other properties with what the form says; none while unknown or if they could not be read. */
export function useSameProperties(params: URLSearchParams | null): SameProperty[] {
  const { id } = useLiveForm()
  const asked = params && new URLSearchParams([...params, [SAME_PARAMS.except, id]])
  const requested = asked && `${href('/same-property')}?${asked}`
  const { address, answer } = useAnswer(requested, parseSameProperties)
  return (requested !== null && address === requested && answer) || NONE
}

/** Says that the property may be one of the catalogue, by its place and surface or by a photo. It is never refused. */
export function SamePropertyNote() {
  const same = useSameProperties(useAskedPlace())
  return (
    <div role="status">
      {same.length > 0 && (
        <ul className={`${BANNER} grid gap-1`}>
          {same.map(({ id, title, reason }) => (
            <li key={id + reason} className="wrap-anywhere">
              Puede ser la misma: «{title}» {SAME_REASONS[reason]}. <OtherPropertyLink id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function OtherPropertyLink({ id, className = '' }: { id: string; className?: string }) {
  return (
    <a
      href={href('/property/:propertyId', { propertyId: id })}
      target="_blank"
      rel="noreferrer"
      className={`py-1 whitespace-nowrap underline pointer-coarse:py-3.5 ${className}`}
    >
      Ver esa propiedad<span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}

/** The place with its surface, and the photos; null without any of them. */
function useAskedPlace(): URLSearchParams | null {
  const { values, today } = useLiveForm()
  const { area, googleMapsLink, address, complexId } = readableFacts(values, today)
  const isPlaced = area !== null && (googleMapsLink ?? address) !== null
  if (!isPlaced && values.photos.length === 0) return null
  const params = new URLSearchParams(values.photos.map(({ photoId }) => [SAME_PARAMS.photo, photoId]))
  if (!isPlaced) return params
  params.set(SAME_PARAMS.area, String(area))
  if (googleMapsLink !== null) params.set(SAME_PARAMS.map, googleMapsLink)
  if (address !== null) params.set(SAME_PARAMS.address, address)
  if (complexId !== null) params.set(SAME_PARAMS.complex, complexId)
  return params
}
