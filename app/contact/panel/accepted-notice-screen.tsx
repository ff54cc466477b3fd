import { useAgency } from '#app/agency/use-agency.tsx'
import { Link, href } from 'react-router'
import type { LegalPageData } from '#app/agency/legal/legal-page-data.ts'
import { LegalClauses } from '#app/agency/legal/legal-page.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'

type Props = { messageId: string; nombre: string; sentAt: string } & LegalPageData

/** The privacy notice that the sender of a message accepted. */
export function AcceptedNoticeScreen({ messageId, nombre, sentAt, lead, updated, clauses }: Props) {
  const { timeZone } = useAgency()
  return (
    <>
      <div>
        <Link
          to={href('/dashboard/mensajes/:messageId', { messageId })}
          className={buttonClass({ variant: 'ghost', className: '-ml-4' })}
        >
          <Icon name="left" />
          Mensaje de {nombre}
        </Link>
        <div className={`${SECTION_HEAD} mt-1`}>
          <div>
            <h1>Aviso de privacidad aceptado</h1>
            <p>
              El que estaba publicado cuando {nombre} escribió, el {formatMoment(timeZone, sentAt)}
              {updated && (
                <>
                  {' '}
                  (última actualización: <time dateTime={updated.day}>{updated.words}</time>)
                </>
              )}
            </p>
          </div>
        </div>
      </div>
      <section aria-label="Texto del aviso" className={BOX}>
        <div className={`${BOX_BODY} grid gap-5`}>
          {lead && <p className="max-w-(--measure) text-ink-2">{lead}</p>}
          <LegalClauses clauses={clauses} />
        </div>
      </section>
    </>
  )
}
