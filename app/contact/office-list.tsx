import type { Office } from '#app/agency/agency.ts'
import { PhoneLink } from '#app/agency/contact-links.tsx'
import { OFFICES_ID } from '#app/agency/offices-id.ts'
import { mapSearchUrl } from '#app/site/google-maps.ts'
import { Icon } from '#app/ui/icon.tsx'

const LINK = 'inline-flex min-h-6 items-center gap-[.4rem] underline pointer-coarse:min-h-11'

/** The offices besides the main one. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  return (
    <section aria-labelledby={OFFICES_ID} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={OFFICES_ID} className="scroll-mt-24 text-xl">
        Otras oficinas
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
        {offices.map(({ name, address, mapLink, phone, hours }) => (
          <li
            key={name + address}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4 text-sm wrap-anywhere text-ink-2"
          >
            <h3 className="text-base text-ink">{name}</h3>
            <address className="not-italic">{address}</address>
            {hours && <p>{hours}</p>}
            <p className="flex flex-wrap gap-x-5">
              {phone && <PhoneLink phone={phone} className={`${LINK} num`} />}
              <a href={mapLink ?? mapSearchUrl(address)} target="_blank" rel="noopener" className={LINK}>
                Ver en Google Maps<span className="sr-only">: {name}</span>
                <Icon name="external" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
