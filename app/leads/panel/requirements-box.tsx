import { Form, Link, href } from 'react-router'
import type { LeadMatches } from '#app/leads/matches/matched.ts'
import { type LeadRequirement, MOST_REQUIREMENTS, requirementText } from '#app/leads/requirements/requirement.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { LEAD_INTENTS } from './lead-page.ts'
import { NEW_REQUIREMENT } from './requirement-page.ts'

type Props = {
  id: string
  version: number
  requirements: readonly LeadRequirement[]
  /** What is on offer for them; null for a lead that is closed. */
  matches: LeadMatches | null
}

const SMALL = buttonClass({ variant: 'outline', size: 'sm' })

/** What a lead looks for: a sentence for each requirement. */
export function RequirementsBox({ id, version, requirements, matches }: Props) {
  const mayEdit = useMay('edit')
  return (
    <section aria-labelledby="que-busca" className={BOX}>
      <BoxHead id="que-busca" title="Qué busca">
        {mayEdit && requirements.length < MOST_REQUIREMENTS && (
          <Link to={pathOf(id, NEW_REQUIREMENT)} className={TEXT_LINK}>
            Agregar
          </Link>
        )}
      </BoxHead>
      {requirements.length === 0 && <p className={`${BOX_BODY} text-ink-2`}>Todavía no se sabe qué busca.</p>}
      <ul className="divide-y divide-line">
        {requirements.map((requirement) => (
          <RequirementItem
            key={requirement.number}
            path={pathOf(id, String(requirement.number))}
            version={version}
            requirement={requirement}
            siteQuery={matches?.requirements.find((each) => each.number === requirement.number)?.siteQuery}
            mayEdit={mayEdit}
          />
        ))}
      </ul>
    </section>
  )
}

function pathOf(leadId: string, number: string): string {
  return href('/dashboard/prospectos/:leadId/busca/:number', { leadId, number })
}

type ItemProps = {
  path: string
  version: number
  requirement: LeadRequirement
  siteQuery: string | undefined
  mayEdit: boolean
}

function RequirementItem({ path, version, requirement, siteQuery, mayEdit }: ItemProps) {
  const { number, query, note } = requirement
  const text = requirementText(requirement)
  return (
    <li className="grid gap-2 px-[1.1rem] py-3">
      <p className="wrap-anywhere">{text}</p>
      {note && <p className={`${ROW_NOTE} wrap-anywhere whitespace-pre-line`}>{note}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <a href={href('/propiedades') + (siteQuery ?? query)} aria-label={`Ver en el sitio: ${text}`} className={SMALL}>
          Ver en el sitio
        </a>
        {mayEdit && (
          <>
            <Link to={path + query} aria-label={`Editar: ${text}`} className={SMALL}>
              Editar
            </Link>
            <Form method="post" preventScrollReset className="contents">
              <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
              <input type="hidden" name="number" value={number} />
              <button
                name="intent"
                value={LEAD_INTENTS.removeRequirement}
                aria-label={`Quitar: ${text}`}
                className={buttonClass({ variant: 'ghost', size: 'sm' })}
              >
                Quitar
              </button>
            </Form>
          </>
        )}
      </div>
    </li>
  )
}
