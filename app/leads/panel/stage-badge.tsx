import { type LeadStage, STAGE_LABELS } from '#app/leads/lead.ts'

const LOOKS: Record<LeadStage, string> = {
  nuevo: 'bg-info-bg text-info',
  contactado: '',
  visita: '',
  propuesta: 'bg-warn-bg text-warn',
  negociacion: 'bg-warn-bg text-warn',
  ganado: 'bg-ok-bg text-ok',
  perdido: 'bg-danger-bg text-danger',
}

/** The stage of a lead, as a word and a colour. */
export function StageBadge({ stage }: { stage: LeadStage }) {
  return <span className={`badge justify-self-start ${LOOKS[stage]}`}>{STAGE_LABELS[stage]}</span>
}
