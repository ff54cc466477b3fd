import type { MessageState } from '#app/contact/message-states.ts'
import { STATE_LABELS } from './message-query.ts'

const LOOKS: Record<MessageState, string> = {
  nuevo: 'bg-info-bg text-info',
  leido: '',
  respondido: 'bg-ok-bg text-ok',
  spam: 'bg-warn-bg text-warn',
}

/** State of a message, as a word and a colour. */
export function MessageBadge({ state }: { state: MessageState }) {
  return <span className={`badge ${LOOKS[state]}`}>{STATE_LABELS[state]}</span>
}
