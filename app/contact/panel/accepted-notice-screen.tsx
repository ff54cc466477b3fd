import { useAgency } from '#app/agency/use-agency.tsx'
import { href } from 'react-router'
import type { LegalPageData } from '#app/agency/legal/legal-page-data.ts'
import { LegalClauses } from '#app/agency/legal/legal-page.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'

type Props = { messageId: string; nombre: string; sentAt: string } & LegalPageData

/** The privacy notice that the sender of a message accepted. */
export function AcceptedNoticeScreen({ messageId, nombre, sentAt, lead, updated, clauses }: Props) {
  const { timeZone } = useAgency()
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/mensajes/:messageId', { messageId }), label: `Mensaje de ${nombre}` }}
        title="Aviso de privacidad aceptado"
        note={
          <>
            El que estaba publicado cuando {nombre} escribió, el {formatMoment(timeZone, sentAt)}
            {updated && (
              <>
                {' '}
                (última actualización: <time dateTime={updated.day}>{updated.words}</time>)
              </>
            )}
          </>
        }
      />
      <section aria-label="Texto del aviso" className={BOX}>
        <div className={`${BOX_BODY} grid gap-5`}>
          {lead && <p className="max-w-(--measure) text-ink-2">{lead}</p>}
          <LegalClauses clauses={clauses} />
        </div>
      </section>
    </>
  )
}
