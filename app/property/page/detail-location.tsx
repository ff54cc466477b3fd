import { MapFrame } from '#app/site/map-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { DetailSection, PlaceLine } from './detail-section.tsx'
import type { DetailView } from './detail-view.ts'

type Props = Pick<DetailView, 'map' | 'address'> & { note: DetailView['placeNote']; drawn: PlaceMap | null }

/**
 * Google's map, the link to Google Maps (always outside of the frame), the address, and our own small map of the
 * surroundings with what is near. Nothing without a location.
 */
export function DetailLocation({ map, address, note, drawn }: Props) {
  if (!map) return null
  return (
    <DetailSection
      title="Ubicación"
      action={
        <a
          href={map.linkUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-[.4rem] py-[.4rem] font-semibold no-underline pointer-coarse:min-h-11"
        >
          Ver en Google Maps
          <Icon name="external" />
        </a>
      }
    >
      <MapFrame embedUrl={map.embedUrl} className="h-[250px]" />
      {address && <PlaceLine name={address} className="mt-[.8rem] text-sm" />}
      {note && <p className="mt-[.4rem] text-sm text-ink-2">{note}</p>}
      {drawn && <Surroundings {...drawn} />}
    </DetailSection>
  )
}

function Surroundings({ svg, credit, near }: PlaceMap) {
  return (
    <div className="mt-5 grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,min(24rem,55%))_minmax(0,1fr)] print:grid-cols-[18rem_minmax(0,1fr)]">
      {svg && (
        <figure>
          <div className="overflow-hidden rounded-md border border-line" dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption className="mt-1 text-2xs text-ink-3">{credit}</figcaption>
        </figure>
      )}
      {near.length > 0 && (
        <div className="text-sm">
          <h3 className="mb-1 text-sm">En línea recta</h3>
          <ul className="num text-ink-2">
            {near.map((distance) => (
              <li key={distance} className="border-b border-line py-2">
                {distance}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
