import { useEffect, useEffectEvent } from 'react'
import { Form, href, useFetcher, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { DeliveryBox } from './delivery-box.tsx'
import type { MessageDetail } from './message.ts'
import { LeadBox, MessageActions } from './message-actions.tsx'
import { MessageBadge } from './message-badge.tsx'
import { MessageFacts } from './message-facts.tsx'
import { MESSAGE_INTENTS, MESSAGE_STAYS_PARAM } from './message-intents.ts'

type Props = { message: MessageDetail; writer: LeadWriter; removing: boolean }

/** One message with its facts, its deliveries and its actions. */
export function MessageScreen({ message, writer, removing }: Props) {
  const { id, nombre, asunto, mensaje, state, suspicion } = message
  const mayEdit = useMay('edit')
  useMarkAsRead(message, mayEdit)
  return (
    <>
      <PanelHead back={{ to: href('/dashboard/mensajes'), label: 'Mensajes' }} title={asunto ?? `Mensaje de ${nombre}`}>
        <MessageBadge state={state} />
      </PanelHead>
      {suspicion && (
        <p className={`${BANNER} items-start`}>
          <Icon name="warning" className="mt-[.15em]" />
          Se apartó porque {suspicion}.
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <section aria-label="Mensaje" className={BOX}>
          <div className={`${BOX_BODY} border-b border-line`}>
            <MessageFacts message={message} />
          </div>
          <p className={`${BOX_BODY} max-w-(--measure) text-base leading-body wrap-anywhere whitespace-pre-line`}>
            {mensaje}
          </p>
        </section>
        <div className="grid gap-5">
          <MessageActions message={message} writer={writer} />
          <LeadBox message={message} />
          <DeliveryBox message={message} />
        </div>
      </div>
      {removing && mayEdit && <RemoveDialog id={id} nombre={nombre} />}
    </>
  )
}

/** Marks a new message as read when its page is on the screen. Loading the data is not enough: a prefetch does it too. */
function useMarkAsRead({ id, state }: MessageDetail, mayEdit: boolean) {
  const { submit } = useFetcher({ key: `opened ${id}` })
  const read = useEffectEvent(() => {
    if (mayEdit && state === 'nuevo')
      void submit({ intent: MESSAGE_INTENTS.read, [MESSAGE_STAYS_PARAM]: '1' }, { method: 'post' })
  })
  useEffect(() => read(), [id])
}

/** Asks before deleting a message for good, for example on an ARCO request of its sender. */
function RemoveDialog({ id, nombre }: { id: string; nombre: string }) {
  const navigate = useNavigate()
  const here = href('/dashboard/mensajes/:messageId', { messageId: id })
  return (
    <ConfirmDialog
      title="Eliminar mensaje"
      backTo={here}
      hasAddress
      onCancel={() => void navigate(here, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={here} className="grid">
          <button name="intent" value={MESSAGE_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>El mensaje de {nombre} y sus datos se borran de aquí. Esta acción no se puede deshacer.</p>
      <p className="text-sm text-ink-3">Las copias que ya se enviaron por correo se borran allá.</p>
    </ConfirmDialog>
  )
}
