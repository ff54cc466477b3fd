import { Link, href } from 'react-router'
import type { LeadMatches, MatchedProperty, RequirementMatches } from '#app/leads/matches/matched.ts'
import type { MatchText } from '#app/leads/matches/match.ts'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { CallForm } from './call-form.tsx'

/** ID of the form that opens the chosen properties as a list of the site. */
const LIST_FORM = 'lista-elegida'

type Props = { lead: { id: string; name: string; version: number }; matches: LeadMatches }

/** 'Propiedades para…': what is on offer for each requirement of a lead, the best first. */
export function MatchesBox({ lead, matches: { requirements, rate } }: Props) {
  const totalOf = (kind: 'full' | 'near') => requirements.reduce((total, each) => total + each[kind], 0)
  return (
    <Disclosure
      look="row"
      head="px-[1.1rem]"
      className={`${BOX} mb-5`}
      summary={
        <h2 className="text-[1.0625rem] leading-[1.3] tracking-normal">
          Propiedades para {lead.name}{' '}
          <span className="num text-sm font-normal text-ink-3">{countsText(totalOf('full'), totalOf('near'))}</span>
        </h2>
      }
    >
      <div className="divide-y divide-line border-t border-line">
        {requirements.map((requirement) => (
          <Requirement key={requirement.number} lead={lead} requirement={requirement} />
        ))}
      </div>
      {requirements.some(({ shown }) => shown.length > 0) && (
        <form
          id={LIST_FORM}
          action={href('/favoritos')}
          target="_blank"
          className={`${BOX_BODY} grid justify-items-start gap-2 border-t border-line`}
        >
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Abrir las elegidas como lista
          </button>
          <p className="text-sm text-ink-2">
            Se abre la página del sitio con esas propiedades: su botón Compartir da el enlace para enviarlo.
          </p>
        </form>
      )}
      <p className={`${BOX_BODY} border-t border-line text-xs/normal text-ink-3`}>
        Los precios en otra moneda se comparan a {rate}.
      </p>
    </Disclosure>
  )
}

function Requirement({ lead, requirement }: { lead: Props['lead']; requirement: RequirementMatches }) {
  const { text, siteQuery, fault, full, near, shown } = requirement
  return (
    <div className="grid gap-2 py-3">
      <p className="px-[1.1rem] wrap-anywhere">
        <span className="num font-semibold">{countsText(full, near)}:</span> <span className="text-ink-2">{text}</span>
      </p>
      {fault && <p className="px-[1.1rem] text-sm font-medium text-danger">{fault}</p>}
      <ul>
        {shown.map((property) => (
          <PropertyLine key={property.id} lead={lead} property={property} />
        ))}
      </ul>
      {full + near > shown.length && full > 0 && (
        <p className="px-[1.1rem]">
          <a href={href('/propiedades') + siteQuery} className={TEXT_LINK}>
            Ver en el sitio las que cumplen
          </a>
        </p>
      )}
    </div>
  )
}

/** '3 cumplen y 2 casi'. */
function countsText(full: number, near: number): string {
  if (full + near === 0) return 'Ninguna cumple'
  const fulls = full === 1 ? '1 cumple' : `${formatCount(full)} cumplen`
  const nears = `${formatCount(near)} casi`
  return `${[...(full > 0 ? [fulls] : []), ...(near > 0 ? [nears] : [])].join(' y ')}`
}

function PropertyLine({ lead, property }: { lead: Props['lead']; property: MatchedProperty }) {
  const mayEdit = useMay('edit')
  const { id, code, title, slug, miss } = property
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-[1.1rem] py-2">
      <Tick
        type="checkbox"
        form={LIST_FORM}
        name="p"
        value={slug}
        defaultChecked={miss === null}
        aria-label={`Elegir ${code} para la lista`}
      />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className={`${ROW_TITLE} font-semibold`}>
          <Link to={href('/property/:propertyId', { propertyId: id })} className={TEXT_LINK}>
            {title}
          </Link>{' '}
          <span className="num font-normal text-ink-3">{code}</span>
        </h3>
        <MatchLines match={property} />
      </div>
      {mayEdit && <CallForm lead={lead} property={{ id, code }} back={null} />}
    </li>
  )
}

/** The reasons of a match, and what is missing. */
export function MatchLines({ match: { reasons, miss } }: { match: MatchText }) {
  return (
    <>
      {reasons.length > 0 && <p className={`${ROW_NOTE} wrap-anywhere`}>{reasons.join('\u00A0· ')}</p>}
      {miss && <p className="text-sm wrap-anywhere text-warn">Casi: {miss}</p>}
    </>
  )
}
