import { Link, href } from 'react-router'
import { ContactButtons } from '#app/leads/panel/contact-buttons.tsx'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import type { TodayVisit } from './today.ts'

type Props = { visit: TodayVisit; isOverdue: boolean; mayEdit: boolean }

/** A visit in a list of Hoy. */
export function VisitTodayRow({ visit, isOverdue, mayEdit }: Props) {
  const { id, leadId, name, action, property, notes, asesorName, links } = visit
  const page = href('/dashboard/prospectos/:leadId/visitas/:visitId', { leadId, visitId: id })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className={`${ROW_TITLE} font-semibold`}>
          <Link to={href('/dashboard/prospectos/:leadId', { leadId })} className={TEXT_LINK}>
            {name}
          </Link>
        </h3>
        <p className={`text-sm wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>{keepTogether(action)}</p>
        <p className={ROW_NOTE}>
          {keepTogether([property, asesorName ?? 'Sin asesor', notes].filter(Boolean).join(' · '))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ContactButtons lead={{ name, links }} />
        {mayEdit && (
          <>
            <Link
              to={`${page}#resultado`}
              aria-label={`Anotar cómo fue: ${action}, ${name}`}
              className={buttonClass({ size: 'sm' })}
            >
              <Icon name="check" />
              Cómo fue
            </Link>
            <Link
              to={page}
              aria-label={`Mover: ${action}, ${name}`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              Mover
            </Link>
          </>
        )}
      </div>
    </li>
  )
}
