import { useEffect, useEffectEvent } from 'react'
import { Link, href, useFetcher } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useMay } from '#app/panel/may.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { DeliveryBox } from './delivery-box.tsx'
import type { MessageDetail } from './message.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageBadge } from './message-badge.tsx'
import { MessageFacts } from './message-facts.tsx'
import { MESSAGE_INTENTS, MESSAGE_STAYS_PARAM } from './message-intents.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = { message: MessageDetail; removing: boolean }

/** One message: what was written, by whom, from where, what became of it, and what to do with it. */
export function MessageScreen({ message, removing }: Props) {
  const { id, nombre, asunto, mensaje, state, suspicion } = message
  const mayEdit = useMay('edit')
  useOpened(message, mayEdit)
  return (
    <>
      <div>
        <Link to={href('/dashboard/mensajes')} className={buttonClass({ variant: 'ghost', className: '-ml-4' })}>
          <Icon name="left" />
          Mensajes
        </Link>
        <div className={`${SECTION_HEAD} mt-1`}>
          <h1 className="min-w-0 wrap-anywhere">{asunto ?? `Mensaje de ${nombre}`}</h1>
          <MessageBadge state={state} />
        </div>
      </div>
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
          <MessageActions message={message} />
          <DeliveryBox message={message} />
        </div>
      </div>
      {removing && mayEdit && <RemoveDialog id={id} nombre={nombre} />}
    </>
  )
}

/** A new message is read once its page is on somebody's screen: asking for the page alone, as a prefetch does, is not it. */
function useOpened({ id, state }: MessageDetail, mayEdit: boolean) {
  const { submit } = useFetcher({ key: `opened ${id}` })
  const read = useEffectEvent(() => {
    if (mayEdit && state === 'nuevo')
      void submit({ intent: MESSAGE_INTENTS.read, [MESSAGE_STAYS_PARAM]: '1' }, { method: 'post' })
  })
  useEffect(() => read(), [id])
}
