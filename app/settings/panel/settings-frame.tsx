import type { ReactNode } from 'react'
import { Link, href, useLocation } from 'react-router'
import { isPageGiven } from '#app/agency/agency.ts'
import type { AgencyLink } from '#app/agency/settings/section-path.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { usePermissions } from '#app/panel/may.tsx'
import { BackLink } from '#app/panel/panel-head.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { SIDE_LINK } from '#app/panel/sections.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { AGENCY_SETTINGS, GENERAL_SETTINGS, SETTINGS_GROUPS, type SiteEffect, sectionAt } from './settings-sections.tsx'

/** For people who can only change their own account. */
const OWN_LEAD = 'Tu cuenta y el aspecto del panel'
/** On a narrow screen the first section stands below the list. */
const GENERAL_ID = 'general'
const OWN_EFFECT = { text: 'En el sitio no cambia nada', page: null }

/** Shown below the section 'Agencia' in the list. */
type Props = { agencyLinks: readonly AgencyLink[]; children: ReactNode }

/**
 * Configuración (spec, section 2, Dashboard): the sections in their groups beside the one that is shown. On a narrow screen
 * the first page is the list, and the other pages link back to it.
 */
export function SettingsFrame({ agencyLinks, children }: Props) {
  const address = useLocation().pathname.replace(/\/$/, '')
  const isOwn = !usePermissions().includes('settings') && address === GENERAL_SETTINGS
  const shown = sectionAt(address)
  const part = agencyLinks.find((link) => isAt(link, address))
  const lead = isOwn ? OWN_LEAD : (part?.lead ?? shown?.lead)
  const effect = isOwn ? OWN_EFFECT : part ? effectOf(part) : shown?.effect
  return (
    <>
      <div>
        {address !== GENERAL_SETTINGS && (
          <div className="xl:hidden">
            <BackLink to={GENERAL_SETTINGS} label="Configuración" />
          </div>
        )}
        <div className={SECTION_HEAD}>
          <div className="min-w-0">
            <h1>{address === GENERAL_SETTINGS || !shown ? 'Configuración' : (part?.title ?? shown.name)}</h1>
            {lead && <p>{lead}</p>}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[13.5rem_minmax(0,1fr)] xl:gap-8">
        <SettingsNav address={address} agencyLinks={agencyLinks} />
        <div id={GENERAL_ID} className="grid min-w-0 scroll-mt-20 grid-cols-1 content-start gap-5 lg:gap-6">
          {shown?.to === AGENCY_SETTINGS && agencyLinks.length > 0 && (
            <nav aria-label="Agencia" className="flex flex-wrap gap-2 xl:hidden">
              {agencyLinks.map(({ path, title }) => (
                <Link
                  key={path}
                  to={path}
                  aria-current={path === part?.path ? 'page' : undefined}
                  className={PILL_LINK}
                >
                  {title}
                </Link>
              ))}
            </nav>
          )}
          {effect && <OnSite effect={effect} />}
          {children}
        </div>
      </div>
    </>
  )
}

/** Whether the address is the page of a section of the agency, or its versions. */
function isAt({ slug, path }: AgencyLink, address: string): boolean {
  const named = `${AGENCY_SETTINGS}/${slug}`
  return address === path || address === named || address.startsWith(`${named}/`)
}

function effectOf({ page, title }: AgencyLink): SiteEffect {
  if (page === null) return { text: 'Se usa en todos los enlaces a WhatsApp', page: href('/') }
  return { text: page === href('/') ? 'Se ve en el inicio y en todas las páginas' : `Se lee en «${title}»`, page }
}

/** What the section changes on the site, with a link to a page that shows it. */
function OnSite({ effect: { text, page } }: { effect: SiteEffect }) {
  const { pages } = useAgency()
  const isGiven = page !== null && isPageGiven(page, pages)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <span>{text}.</span>
      {isGiven && (
        <Link to={page} className={TEXT_LINK}>
          Ver en el sitio
        </Link>
      )}
    </p>
  )
}

function SettingsNav({ address, agencyLinks }: { address: string; agencyLinks: readonly AgencyLink[] }) {
  const may = usePermissions()
  const shown = sectionAt(address)?.to
  const isList = address === GENERAL_SETTINGS
  return (
    <nav
      aria-label="Configuración"
      className={`grid content-start gap-4 self-start xl:sticky xl:top-7 xl:max-h-[calc(100dvh-3.5rem)] xl:overflow-y-auto ${isList ? 'max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-2' : 'max-xl:hidden'}`}
    >
      {SETTINGS_GROUPS.map(({ title, sections }, at) => {
        const offered = sections.filter(({ needs }) => may.includes(needs))
        if (offered.length === 0) return null
        return (
          <div key={title}>
            <p id={`grupo-configuracion-${at}`} className="px-3 pb-1 text-2xs font-semibold text-ink-3">
              {title}
            </p>
            <ul aria-labelledby={`grupo-configuracion-${at}`} className="grid gap-0.5">
              {offered.map(({ to, name, lead }) => (
                <li key={to}>
                  <Link
                    to={to === GENERAL_SETTINGS && isList ? { hash: GENERAL_ID } : to}
                    aria-current={to === shown ? 'page' : undefined}
                    className={`${SIDE_LINK} max-xl:py-1.5`}
                  >
                    <span className="min-w-0">
                      {name}
                      <span className="block text-2xs leading-[1.35] font-normal text-ink-3 xl:hidden">{lead}</span>
                    </span>
                  </Link>
                  {to === AGENCY_SETTINGS && shown === to && <AgencyLinks address={address} links={agencyLinks} />}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function AgencyLinks({ address, links }: { address: string; links: readonly AgencyLink[] }) {
  return (
    <ul aria-label="Secciones de la agencia" className="mt-0.5 ml-3 grid gap-0.5 border-l border-line pl-1">
      {links.map((link) => (
        <li key={link.path}>
          <Link
            to={link.path}
            aria-current={isAt(link, address) ? 'page' : undefined}
            className={`${SIDE_LINK} text-xs/snug`}
          >
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
