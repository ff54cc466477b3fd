import { Link, href } from 'react-router'
import type { Agency } from '#app/agency/agency.ts'
import { PhoneLink } from '#app/agency/contact-links.tsx'
import { agencyPhones } from '#app/agency/agency-phones.ts'
import { OFFICES_ID } from '#app/agency/offices-id.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { BrandLink } from '#app/agency/brand.tsx'
import { askAboutCookies } from './cookie-choice.tsx'
import { SiteLinks } from './site-links.tsx'
import { siteLinksIn } from './site-pages.ts'
import { SocialLinks } from './social-links.tsx'

const LINK =
  'inline-flex min-h-8 items-center gap-2 text-inherit no-underline hover:text-white hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'
const HEADING = 'mb-[.9rem] text-base leading-snug tracking-normal text-white'

/** `year` is the current year of the agency. */
export function SiteFooter({ year }: { year: number }) {
  const agency = useAgency()
  const { street, postalCode, locality, regionShort } = agency.address
  return (
    <footer className="cookie-room on-dark bg-plane text-sm leading-body wrap-anywhere text-on-plane-2">
      <div className="wrap grid gap-10 pt-14 pb-8 md:grid-cols-[1.4fr_.8fr_1.4fr] lg:grid-cols-[1.6fr_1fr_1.2fr]">
        <div>
          <BrandLink />
          {agency.description && <p className="mt-5 max-w-[34ch]">{agency.description}</p>}
        </div>
        <nav aria-label="Pie de página">
          <h2 className={HEADING}>Sitio</h2>
          <SiteLinks className="" linkClass={LINK} />
        </nav>
        {hasContact(agency) && (
          <div>
            <h2 className={HEADING}>{street ? 'Oficina' : 'Contacto'}</h2>
            {street && (
              <address className="leading-[1.7] not-italic">
                {street}
                <br />
                {[[postalCode, locality].filter(Boolean).join(' '), regionShort].filter(Boolean).join(', ')}
              </address>
            )}
            <ul className="mt-[.6rem]">
              {agencyPhones(agency).map((phone) => (
                <li key={phone.e164}>
                  <PhoneLink phone={phone} className={`${LINK} num`} />
                </li>
              ))}
              {agency.email && (
                <li>
                  <a href={`mailto:${agency.email}`} className={LINK}>
                    {agency.email}
                  </a>
                </li>
              )}
            </ul>
            <Offices />
            <SocialLinks
              className="mt-[.6rem] -ml-2 flex gap-1"
              linkClass={`${LINK} w-9 justify-center pointer-coarse:w-11`}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-plane-line pt-6 md:col-span-full">
          <span>
            © {year} {agency.name}
          </span>
          {siteLinksIn('footer', agency.pages).map(({ to, label }) => (
            <Link key={to} to={to} className={LINK}>
              {label}
            </Link>
          ))}
          <button
            type="button"
            onClick={({ currentTarget }) => askAboutCookies(currentTarget)}
            className={`${LINK} noscript:hidden print:hidden`}
          >
            Preferencias de cookies
          </button>
        </div>
      </div>
    </footer>
  )
}

/** The offices besides the main one, by name and phone; the contact page has the rest. */
function Offices() {
  const { offices } = useAgency()
  if (offices.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-sm leading-snug text-white">Otras oficinas</h3>
      <ul className="mt-1">
        {offices.map(({ name, address, phone }) => (
          <li key={name + address} className="flex flex-wrap items-center gap-x-3">
            <span>{name}</span>
            {phone && <PhoneLink phone={phone} className={`${LINK} num`} />}
          </li>
        ))}
      </ul>
      <Link to={`${href('/contacto')}#${OFFICES_ID}`} className={LINK}>
        Direcciones y horarios
      </Link>
    </>
  )
}

function hasContact({ address, phone, email, social, offices }: Agency): boolean {
  return Boolean(address.street ?? phone ?? email) || social.length + offices.length > 0
}
