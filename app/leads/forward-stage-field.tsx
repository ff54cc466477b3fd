import { type LeadStage, STAGE_LABELS } from '#app/leads/lead.ts'
import { stagesFrom } from '#app/leads/proposed-stage.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'

type Props = {
  /** The stage of the lead now. */
  stage: LeadStage
  control: { name: string; defaultValue?: string; error: string | undefined }
}

/** The stage that a form proposes for its lead, which a person may change before saving. */
export function ForwardStageField({ stage, control }: Props) {
  const labels = { ...STAGE_LABELS, [stage]: `${STAGE_LABELS[stage]} (sigue igual)` }
  return <SelectField label="Etapa del prospecto" {...control} options={stagesFrom(stage)} labels={labels} />
}
