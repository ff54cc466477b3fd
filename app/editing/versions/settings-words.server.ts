import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import { HOME_STATES_JSON, LANDMARKS_JSON, ZONES_JSON } from '#app/catalogue/place/place-json.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { MESSAGE_LEADS_LABELS } from '#app/settings/message-leads.ts'
import { LEAD_ACCESS_LABELS } from '#app/settings/lead-access.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { MAIL_SECURITY_LABELS, type MailSettings } from '#app/mail/mail-server.ts'
import { NO_VALUE } from '#app/text/difference.ts'
import { readMailSettings } from '#app/mail/mail-settings.server.ts'
import type { SettingsContent } from '#app/settings/stored-settings.server.ts'

/** What the comparison needs to know beside the store. */
export type SettingsRules = {
  /** Labels of who may create an account, by stored value. */
  registrations: Readonly<Record<string, string>>
  /** The environment variables that win over a setting. */
  fixedBy: Partial<Record<keyof SettingsContent, string>>
}

export const SETTING_LABELS: Record<keyof SettingsContent, string> = {
  contactName: 'Nombre de contacto',
  contactPhone: 'Teléfono',
  contactEmail: 'Correo electrónico',
  precision: 'Ubicación de las propiedades nuevas',
  homeStates: 'Estados donde trabaja la firma',
  zones: 'Zonas',
  landmarks: 'Puntos de referencia',
  registration: 'Quién puede crear una cuenta',
  leadAccess: 'Prospectos que ve un editor',
  messageLeads: 'De mensaje a prospecto',
  lostLeadMonths: 'Borrado de los prospectos perdidos',
  backupFolder: 'Carpeta de los respaldos',
  mail: 'Correo saliente',
}

const UNSET: Partial<Record<keyof SettingsContent, string>> = {
  landmarks: 'La lista inicial',
  registration: 'Según la dirección del sitio',
  leadAccess: LEAD_ACCESS_LABELS.all,
  messageLeads: MESSAGE_LEADS_LABELS.by_hand,
  lostLeadMonths: 'Nunca',
}

/** A setting of a version in words. */
export function settingText(
  name: keyof SettingsContent,
  content: SettingsContent,
  { registrations }: SettingsRules,
): string {
  const stored = content[name]
  if (!stored) return UNSET[name] ?? NO_VALUE
  if (typeof stored === 'number') return `A los ${stored} meses`
  switch (name) {
    case 'contactPhone':
      return formatPhone(stored)
    case 'precision':
      return PRECISION_LABELS[content.precision]
    case 'homeStates':
      return readJsonOr(HOME_STATES_JSON, stored, []).join(', ')
    case 'zones':
      return readJsonOr(ZONES_JSON, stored, [])
        .map(
          (zone) =>
            `${[zone.name, ...zone.synonyms].join(' o ')}, ${zone.municipality}, ${zone.state} ${pointText(zone)}`,
        )
        .join('\n')
    case 'landmarks':
      return readJsonOr(LANDMARKS_JSON, stored, [])
        .map((landmark) => `${landmark.name} ${pointText(landmark)}`)
        .join('\n')
    case 'registration':
      return registrations[stored] ?? stored
    case 'mail':
      return mailText(readMailSettings(stored))
    case 'leadAccess':
      return content.leadAccess ? LEAD_ACCESS_LABELS[content.leadAccess] : ''
    case 'messageLeads':
      return content.messageLeads ? MESSAGE_LEADS_LABELS[content.messageLeads] : ''
    default:
      return String(stored)
  }
}

function mailText({ server, senderName, senderAddress }: MailSettings): string {
  const lines = [
    server && `${server.host}:${server.port}, ${MAIL_SECURITY_LABELS[server.security]}`,
    server?.user && `Usuario: ${server.user}`,
    (senderName || senderAddress) && `Remitente: ${[senderName, senderAddress].filter(Boolean).join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}

function pointText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `(${latitude}, ${longitude})`
}
