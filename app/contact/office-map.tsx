import { useAgency } from '#app/agency/use-agency.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { mapFrameUrl, mapSearchUrl } from '#app/site/google-maps.ts'
import { MapFrame } from '#app/site/map-frame.tsx'

/** Where the firm's office is, 300 px high (spec, section 9), and the way into Google Maps. */
export function OfficeMap() {
  const { street, postalCode, locality, region } = useAgency().address
  const place = `${street}, ${postalCode} ${locality}, ${region}`
  return (
    <div className="grid gap-2">
      <MapFrame embedUrl={mapFrameUrl(place)} title="Mapa de la oficina" className="h-[300px]" />
      <a
        href={mapSearchUrl(place)}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center gap-[.4rem] justify-self-start py-[.4rem] font-semibold no-underline pointer-coarse:min-h-11"
      >
        Ver en Google Maps
        <Icon name="external" />
      </a>
    </div>
  )
}
