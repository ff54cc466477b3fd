import { Form, Link } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { answerLinks } from './answer-links.ts'
import type { MessageDetail } from './message.ts'
import { STATE_ACTIONS, REMOVE_MESSAGE_PARAM } from './message-intents.ts'

/** Links to answer, and buttons that change the state of the message. */
export function MessageActions({ message }: { message: MessageDetail }) {
  const { mail, phone, whatsapp } = answerLinks(message, useAgency().name)
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
        <a href={mail} className={buttonClass({ variant: whatsapp ? 'outline' : 'primary' })}>
          <Icon name="mail" />
          Responder por correo
        </a>
        {phone && (
          <a href={phone} className={buttonClass({ variant: 'outline' })}>
            <Icon name="phone" />
            Llamar
          </a>
        )}
      </div>
      {useMay('edit') && <StateForm message={message} />}
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
