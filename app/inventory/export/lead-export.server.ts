import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Store } from '#app/db/store.server.ts'
import { exportedLeads } from '#app/leads/find-leads.server.ts'
import { CONSENT_LABELS, LANGUAGE_LABELS, LOST_LABELS, SOURCE_LABELS, STAGE_LABELS } from '#app/leads/lead.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import type { LeadFilters } from '#app/leads/lead-query.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { requirementsText } from '#app/leads/requirements/requirement.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { ExportColumn } from './export-columns.ts'
import { tableFile } from './export-file.server.ts'

/** The columns of the file of leads in their order. */
const LEAD_COLUMNS: readonly ExportColumn<LeadRecord>[] = [
  { header: 'Nombre', kind: 'text', width: 28, value: ({ name }) => name },
  { header: 'Empresa', kind: 'text', width: 24, value: ({ company }) => company },
  { header: 'Teléfonos', kind: 'phone', width: 26, value: ({ phones }) => phones.map(formatPhone).join('; ') },
  { header: 'Correos', kind: 'text', width: 32, value: ({ emails }) => emails.join('; ') },
  { header: 'Idioma', kind: 'text', width: 10, value: ({ language }) => LANGUAGE_LABELS[language] },
  { header: 'Origen', kind: 'text', width: 15, value: ({ source }) => SOURCE_LABELS[source] },
  { header: 'Campaña', kind: 'text', width: 18, value: ({ campaign }) => campaign },
  { header: 'Asesor', kind: 'text', width: 22, value: ({ asesorName }) => asesorName },
  { header: 'Consentimiento', kind: 'text', width: 30, value: ({ consent }) => consent && CONSENT_LABELS[consent] },
  { header: 'Día del consentimiento', kind: 'day', width: 22, value: ({ consentDay }) => consentDay },
  { header: 'Etapa', kind: 'text', width: 14, value: ({ stage }) => STAGE_LABELS[stage] },
  { header: 'Motivo', kind: 'text', width: 24, value: ({ lostReason }) => lostReason && LOST_LABELS[lostReason] },
  { header: 'Detalle del motivo', kind: 'text', width: 28, value: ({ lostNote }) => lostNote },
  {
    header: 'Qué busca',
    kind: 'text',
    width: 40,
    value: ({ requirements }) => requirementsText(requirements).replaceAll('\n', '; ') || null,
  },
  { header: 'Siguiente acción', kind: 'text', width: 30, value: ({ nextAction }) => nextAction },
  { header: 'Día', kind: 'day', width: 12, value: ({ nextDay }) => nextDay },
  { header: 'Hora', kind: 'text', width: 9, value: ({ nextHour }) => nextHour },
  {
    header: 'Qué busca (para importar)',
    kind: 'text',
    width: 20,
    value: ({ requirements }) => (requirements.length > 0 ? JSON.stringify(requirements) : null),
  },
  { header: 'Fecha de alta', kind: 'moment', width: 17, value: ({ createdAt }) => createdAt },
  { header: 'Última actualización', kind: 'moment', width: 20, value: ({ updatedAt }) => updatedAt },
]

/** The leads of a list as a download; null for an unknown format. */
export function leadsFile(
  store: Store,
  request: { format: string; filters: LeadFilters; scope: LeadScope; now: Date; timeZone: TimeZone },
): Response | null {
  const { format, filters, scope, now, timeZone } = request
  const name = `prospectos-${dayIn(timeZone, now)}`
  return tableFile(format, {
    rows: exportedLeads(store, filters, scope),
    columns: LEAD_COLUMNS,
    timeZone,
    name,
    sheet: 'Prospectos',
  })
}
