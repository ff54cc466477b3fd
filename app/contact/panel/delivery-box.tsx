import { useAgency } from '#app/agency/use-agency.tsx'
import { Form } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { type DeliveryTone, deliveryStates } from './delivery-state.ts'
import type { MessageDetail } from './message.ts'
import { MESSAGE_INTENTS } from './message-intents.ts'

const LOOKS: Record<DeliveryTone, { className: string; word: string }> = {
  ok: { className: 'bg-ok-bg text-ok', word: 'Entregado' },
  neutral: { className: '', word: 'Sin novedad' },
  warn: { className: 'bg-warn-bg text-warn', word: 'Reintentando' },
  danger: { className: 'bg-danger-bg text-danger', word: 'Sin entregar' },
}

/** State of each delivery of the message, with a button to retry the failed ones. */
export function DeliveryBox({ message }: { message: MessageDetail }) {
  const { timeZone } = useAgency()
  const states = deliveryStates(message.deliveries, message.state, timeZone)
  const mayRetry = useMay('edit')
  const isNotified = message.deliveries.length > 0 || message.state === 'spam'
  const isWaiting = states.some(({ tone }) => tone === 'warn' || tone === 'danger')
  return (
    <section aria-labelledby="envio" className={BOX}>
      <BoxHead id="envio" title={isNotified ? 'Envío' : 'Aviso por correo'} />
      <ul className={`${BOX_BODY} grid gap-3`}>
        {states.map(({ tone, words, error }) => (
          <li key={words} className="grid justify-items-start gap-1">
            {tone !== 'neutral' && <span className={`badge ${LOOKS[tone].className}`}>{LOOKS[tone].word}</span>}
            <p className="text-xs wrap-anywhere">{words}</p>
            {error && <p className={ROW_NOTE}>{error}</p>}
          </li>
        ))}
      </ul>
      {isWaiting && mayRetry && (
        <Form method="post" preventScrollReset className={`${BOX_BODY} grid border-t border-line`}>
          <button
            type="submit"
            name="intent"
            value={MESSAGE_INTENTS.retry}
            className={buttonClass({ variant: 'outline' })}
          >
            Enviar ahora
          </button>
        </Form>
      )}
    </section>
  )
}
