import { agencyPlace } from '#app/agency/agency-place.ts'
import { ChatLink, PhoneLink } from '#app/agency/contact-links.tsx'
import { agencyPhones } from '#app/agency/agency-phones.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { mapFrameUrl, mapSearchUrl } from '#app/site/google-maps.ts'
import { MapFrame } from '#app/site/map-frame.tsx'
import { OfficeList } from './office-list.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { Icon } from '#app/ui/icon.tsx'

const ROW = 'flex items-start gap-[.35rem] text-sm leading-[1.4] text-ink-2'
const ROW_LINK = 'inline-flex min-h-6 items-center underline pointer-coarse:min-h-11'
const ROW_ICON = 'mt-[.15em] !size-[1.1em] text-ink-3 pointer-coarse:mt-[.95em]'

/** WhatsApp, phone, e-mail, address and map; the map is 300 px high (spec, section 9). */
export function ContactOptions() {
  const agency = useAgency()
  const place = agencyPlace(agency)
  return (
    <section
      aria-label="Otras formas de contacto"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6"
    >
      {agency.whatsapp && (
        <div className="rounded-lg bg-sunken p-5 max-[16rem]:p-4 sm:p-7">
          <h2 className="text-2xl">¿Prefieres hablar ya?</h2>
          <p className="mt-2 mb-[1.1rem] text-ink-2">Por WhatsApp te enviamos fotos y precios al momento.</p>
          <ChatLink className={buttonClass({ variant: 'wa', size: 'lg', className: 'w-full' })}>
            Escribir por WhatsApp
          </ChatLink>
        </div>
      )}
      <ul className="grid gap-3 pointer-coarse:gap-0">
        {agencyPhones(agency).map((phone) => (
          <li key={phone.e164} className={ROW}>
            <Icon name="phone" className={ROW_ICON} />
            <PhoneLink phone={phone} className={`${ROW_LINK} num`} />
          </li>
        ))}
        {agency.email && (
          <li className={ROW}>
            <Icon name="mail" className={ROW_ICON} />
            <a href={`mailto:${agency.email}`} className={`${ROW_LINK} min-w-0 wrap-anywhere`}>
              <EmailText email={agency.email} />
            </a>
          </li>
        )}
        {agency.hours && (
          <li className={ROW}>
            <Icon name="clock" className="mt-[.15em] !size-[1.1em] text-ink-3" />
            <p className="min-w-0 wrap-anywhere">{agency.hours}</p>
          </li>
        )}
        {place && (
          <li className={ROW}>
            <Icon name="pin" className="mt-[.15em] !size-[1.1em] text-ink-3" />
            <address className="min-w-0 not-italic wrap-anywhere">{place}</address>
          </li>
        )}
      </ul>
      {place && <OfficeMap />}
      {agency.offices.length > 0 && <OfficeList offices={agency.offices} />}
    </section>
  )
}

/** A map of the agency's office, 300 px high (spec, section 9), with a link to Google Maps. */
function OfficeMap() {
  const { street, postalCode, locality, region } = useAgency().address
  const place = [street, [postalCode, locality].filter(Boolean).join(' '), region].filter(Boolean).join(', ')
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
