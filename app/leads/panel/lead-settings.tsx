import { type ControlRule, choiceRule } from '#app/forms/control-rules.ts'
import { type FormRules, controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { LEAD_ACCESSES, LEAD_ACCESS_LABELS, type LeadAccess } from '#app/settings/lead-access.ts'
import { MESSAGE_LEADS, MESSAGE_LEADS_LABELS, type MessageLeads } from '#app/settings/message-leads.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { SettingsForm, useOpenedTexts } from '#app/ui/form/settings-form.tsx'

/** What the form of Configuración → Prospectos posts. */
type LeadSettingsForm = { messageLeads: MessageLeads; leadAccess: LeadAccess; lostLeadMonths: number | null }

export const LEAD_SETTINGS_INTENT = 'save-leads'

const MOST_MONTHS = 120

const MONTHS: ControlRule<number | null> = {
  tidy: (typed) => typed.trim(),
  read(text) {
    if (text === '') return { value: null }
    const months = /^\d{1,3}$/.test(text) ? Number(text) : 0
    if (months < 1 || months > MOST_MONTHS) return { message: `Escribe de 1 a ${MOST_MONTHS} meses` }
    return { value: months }
  },
  html: { autoComplete: 'off' },
}

export const LEAD_SETTINGS_RULES: FormRules<LeadSettingsForm> = {
  messageLeads: choiceRule(MESSAGE_LEADS),
  leadAccess: choiceRule(LEAD_ACCESSES),
  lostLeadMonths: MONTHS,
}

type Props = LeadSettingsForm & { refusal: Refusal<keyof LeadSettingsForm> | null }

/** Configuración → Prospectos: when a message becomes a lead, whose leads each person sees, and when lost ones are erased. */
export function LeadSettings({ messageLeads, leadAccess, lostLeadMonths, refusal }: Props) {
  const opened = useOpenedTexts({ messageLeads, leadAccess, lostLeadMonths: String(lostLeadMonths ?? '') })
  const control = controlsOfForm(LEAD_SETTINGS_RULES, refusal, opened)
  return (
    <SettingsForm
      key={Object.values(opened).join(' ')}
      intent={LEAD_SETTINGS_INTENT}
      head={{ id: 'reglas', title: 'Cómo llegan, quién los ve y cuánto se guardan' }}
      className="max-w-160"
      refusal={refusal}
    >
      <SelectField
        label="Un mensaje del sitio pasa a ser prospecto"
        {...control('messageLeads')}
        options={MESSAGE_LEADS}
        labels={MESSAGE_LEADS_LABELS}
        note="Quien ya es prospecto se encuentra por su teléfono o correo, y el mensaje pasa a su historial."
      />
      <SelectField
        label="Un editor o un lector ve"
        {...control('leadAccess')}
        options={LEAD_ACCESSES}
        labels={LEAD_ACCESS_LABELS}
        note="Con la segunda opción, los de otro asesor no aparecen en listas, búsquedas, Hoy, mensajes, papelera, Registro de Actividad ni archivos. Los administradores ven todos. Un lector nunca ve teléfonos ni correos."
      />
      <TextField
        label="Borrar los perdidos después de estos meses"
        {...control('lostLeadMonths')}
        className="num"
        note="Se borran para siempre, sin papelera, con su historial, sus versiones y los mensajes del sitio que solo son suyos, cuando nadie los toca en ese tiempo. Vacío, no se borra ninguno. Si tu aviso de privacidad usa {conservación}, dice este plazo; si no, escribe ahí el mismo."
      />
    </SettingsForm>
  )
}
