import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { BACK_CONTROL, LEAD_INTENTS, PROPERTY_CONTROL } from './lead-page.ts'

type Props = {
  lead: { id: string; name: string; version: number }
  property: { id: string; code: string }
  /** Where a call that was added leads back to; null for the page of the lead. */
  back: 'propiedad' | null
}

/** Adds a call about a property to the next action of a lead, and so to Hoy. */
export function CallForm({ lead: { id, name, version }, property, back }: Props) {
  return (
    <Form
      method="post"
      action={href('/dashboard/prospectos/:leadId', { leadId: id })}
      preventScrollReset
      className="contents"
    >
      <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
      <input type="hidden" name={PROPERTY_CONTROL} value={property.id} />
      {back && <input type="hidden" name={BACK_CONTROL} value={back} />}
      <button
        name="intent"
        value={LEAD_INTENTS.call}
        aria-label={`Llamar hoy a ${name} por ${property.code}`}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <PanelIcon name="today" />
        Llamar hoy
      </button>
    </Form>
  )
}
