import { Form, Link, href } from 'react-router'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { REMOVE_LEAD_PARAM } from '#app/leads/panel/lead-page.ts'
import { useMay } from '#app/panel/may.tsx'
import { personalDataPath } from '#app/panel/personal-data-path.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { answerLinks } from './answer-links.ts'
import type { MessageDetail } from './message.ts'
import { ANOTHER_LEAD_INTENT, CREATE_LEAD_INTENT, REMOVE_MESSAGE_PARAM, STATE_ACTIONS } from './message-intents.ts'

/** Links to answer, and buttons that change the state of the message. */
export function MessageActions({ message, writer }: { message: MessageDetail; writer: LeadWriter }) {
  const { mail, phone, whatsapp } = answerLinks(message, writer)
  const mayEdit = useMay('edit')
  const mayErase = useMay('people')
  if (!mail && !phone && !mayEdit) return null
  return (
    <section aria-labelledby="responder" className={BOX}>
      <BoxHead id="responder" title="Responder" />
      <div className={`${BOX_BODY} grid gap-2`}>
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass({ variant: 'wa' })}>
            <Icon name="whatsapp" />
            Responder por WhatsApp
          </a>
        )}
        {mail && (
          <a href={mail} className={buttonClass({ variant: whatsapp ? 'outline' : 'primary' })}>
            <Icon name="mail" />
            Responder por correo
          </a>
        )}
        {phone && (
          <a href={phone} className={buttonClass({ variant: 'outline' })}>
            <Icon name="phone" />
            Llamar
          </a>
        )}
      </div>
      {mayEdit && <StateForm message={message} />}
      {mayErase && (
        <div className={`${BOX_BODY} grid border-t border-line`}>
          <Link to={personalDataPath(message.email)} className={buttonClass({ variant: 'ghost' })}>
            Datos de esta persona
          </Link>
        </div>
      )}
    </section>
  )
}

/** The leads that the message belongs to, or the button that makes one of its sender. */
export function LeadBox({ message: { id, state, leads, known, attendedBy } }: { message: MessageDetail }) {
  const mayEdit = useMay('edit')
  const isOffered = mayEdit && leads.length === 0 && state !== 'spam'
  if (leads.length === 0 && !isOffered) return null
  return (
    <section aria-labelledby="prospecto" className={BOX}>
      <BoxHead id="prospecto" title="Prospecto" />
      <div className={`${BOX_BODY} grid gap-2`}>
        {leads.map((lead) => (
          <Link
            key={lead.id}
            to={href('/dashboard/prospectos/:leadId', { leadId: lead.id })}
            className={`${TEXT_LINK} wrap-anywhere`}
          >
            {lead.name}
          </Link>
        ))}
        {state === 'spam' &&
          mayEdit &&
          leads.map((lead) => (
            <p key={lead.id} className="grid justify-items-start gap-2 text-sm text-ink-2">
              El mensaje es spam y el prospecto sigue en la lista. Si se hizo solo de este mensaje, elimínalo.
              <Link
                to={`${href('/dashboard/prospectos/:leadId', { leadId: lead.id })}?${REMOVE_LEAD_PARAM}=1`}
                aria-label={`Eliminar prospecto ${lead.name}`}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                Eliminar prospecto
              </Link>
            </p>
          ))}
        {known.length > 0 && (
          <p className="text-sm wrap-anywhere text-ink-2">
            Con ese teléfono o ese correo ya está{' '}
            {known.map((lead, at) => (
              <span key={lead.id}>
                {at > 0 && ', '}
                <Link to={href('/dashboard/prospectos/:leadId', { leadId: lead.id })} className="underline">
                  {lead.name}
                </Link>
              </span>
            ))}
            .
          </p>
        )}
        {attendedBy.map((name) => (
          <p key={name} className="text-sm text-ink-2">
            A esta persona la atiende {name || 'alguien más del equipo'}. El mensaje pasará a su historial.
          </p>
        ))}
        {isOffered && (
          <Form method="post" action={href('/dashboard/mensajes/:messageId', { messageId: id })} className="grid gap-2">
            <button name="intent" value={CREATE_LEAD_INTENT} className={buttonClass({ variant: 'outline' })}>
              <PanelIcon name="lead" />
              {known.length > 0 ? 'Agregar a su historial' : 'Crear prospecto'}
            </button>
            {known.length > 0 && (
              <button name="intent" value={ANOTHER_LEAD_INTENT} className={buttonClass({ variant: 'ghost' })}>
                Es otra persona: crear prospecto
              </button>
            )}
          </Form>
        )}
      </div>
    </section>
  )
}

function StateForm({ message }: { message: MessageDetail }) {
  return (
    <Form method="post" preventScrollReset className={`${BOX_BODY} grid gap-2 border-t border-line`}>
      {STATE_ACTIONS[message.state].map(({ intent, label }) => (
        <button key={intent} type="submit" name="intent" value={intent} className={buttonClass({ variant: 'outline' })}>
          {label}
        </button>
      ))}
      <Link
        to={`?${REMOVE_MESSAGE_PARAM}=1`}
        preventScrollReset
        className={buttonClass({ variant: 'ghost', className: 'text-danger' })}
      >
        <PanelIcon name="trash" />
        Eliminar
      </Link>
    </Form>
  )
}
