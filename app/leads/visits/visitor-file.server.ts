import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { instantAt } from '#app/calendar/zoned-instant.ts'
import { placeName } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { calendarFile } from '#app/calendar/calendar-file.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { visitTimeText } from './visit.ts'
import type { VisitRecord } from './visit-kind.server.ts'

type Needed = Pick<Parts, 'store' | 'publicUrl'>

/** What the visitor may know of a visit, in words. `place`: where to meet, or else the zone that the site shows. */
export type VisitorFacts = {
  agency: string
  title: string
  time: string
  place: string | null
  /** 'Ana Ruiz, 81 1234 5678'. */
  attends: string
  link: string | null
}

/** The facts of a visit that its visitor gets: nothing of the owner, the keys or the notes. */
export async function visitorFacts({ store, publicUrl }: Needed, visit: VisitRecord): Promise<VisitorFacts> {
  const agency = await findAgency(store)
  const property = await findOffered(store.db, visit.propertyId)
  const asesor = await findAsesor(store.db, visit.asesorId)
  const phone = asesor?.whatsapp ?? agency.phone?.e164 ?? null
  return {
    agency: agency.name,
    title: property?.title ?? visit.propertyTitle,
    time: visitTimeText(visit),
    place: visit.meetingPlace ?? (property && placeName([property.location, property.municipality])) ?? null,
    attends: [asesor?.name || agency.name, phone && formatPhone(phone)].filter(Boolean).join(', '),
    link: property && publicUrl + href('/propiedad/:propertySlug', { propertySlug: property.slug }),
  }
}

/** The calendar file of a visit for its visitor. */
export async function visitorFile(parts: Needed, visit: VisitRecord): Promise<string> {
  const { timeZone } = await findAgency(parts.store)
  const { agency, title, time, place, attends, link } = await visitorFacts(parts, visit)
  const entry = {
    uid: `visita-${visit.id}`,
    changedAt: visit.updatedAt ?? visit.createdAt,
    version: visit.version,
    summary: `Visita: ${title}`,
    description: [`${time}, hora de la agencia`, `Te atiende: ${attends}`, agency, link].filter(Boolean).join('\n'),
    location: place,
    url: link,
    when: { start: instantAt(timeZone, visit.day, visit.hour), minutes: visit.minutes },
  }
  const { host } = new URL(parts.publicUrl)
  return calendarFile({ name: `Visita · ${agency}`, timeZone, host, isSubscribed: false }, [entry])
}

/** 'visita-2026-12-03.ics'. */
export function visitorFileName({ day }: Pick<VisitRecord, 'day'>): string {
  return `visita-${day}.ics`
}

/** The property while the site shows it: its title may have changed since the visit was planned. */
async function findOffered(db: Queries, propertyId: string | null) {
  if (propertyId === null) return null
  const property = await db
    .selectFrom('properties')
    .where('id', '=', propertyId)
    .where('status', '=', 'disponible')
    .select(['title', 'slug', 'location', 'municipality'])
    .executeTakeFirst()
  return property ?? null
}

async function findAsesor(db: Queries, asesorId: string | null) {
  if (asesorId === null) return null
  const row = await db
    .selectFrom('users')
    .leftJoin('asesorCards', 'asesorCards.userId', 'users.id')
    .where('users.id', '=', asesorId)
    .select(['users.name', 'asesorCards.name as cardName', 'asesorCards.whatsapp'])
    .executeTakeFirst()
  return row ? { name: row.cardName || row.name, whatsapp: row.whatsapp } : null
}
