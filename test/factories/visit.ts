import type { VisitFields } from '#app/leads/visits/visit.ts'

/** A planned visit of an hour. */
export function buildVisit(fields: Partial<VisitFields> & { leadId: string }): VisitFields {
  return {
    propertyId: null,
    propertyCode: 'PROP-434',
    propertyTitle: 'Nave en Apodaca',
    asesorId: null,
    day: '2026-11-26',
    hour: '10:00',
    minutes: 60,
    people: null,
    keys: null,
    meetingPlace: null,
    result: null,
    resultNote: null,
    ...fields,
  }
}
