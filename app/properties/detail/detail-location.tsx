import { MapFrame } from '#app/maps/map-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DetailSection, PlaceLine } from './detail-section.tsx'
import type { DetailView } from './detail-view.ts'

/** Map, the way into Google Maps (always outside of the frame) and the address. Left out without any location. */
export function DetailLocation({
  map,
  address,
  note,
}: Pick<DetailView, 'map' | 'address'> & { note: DetailView['placeNote'] }) {
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
    </DetailSection>
  )
}
