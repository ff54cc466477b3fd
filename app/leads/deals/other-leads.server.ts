import type { Queries } from '#app/db/store.server.ts'
import { writtenLinks } from '#app/leads/contact-links.ts'
import type { Deal } from '#app/leads/deal.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import type { OtherLeads } from './deal-page.ts'

/** Other leads on the page of a deal; the list of leads has all of them. */
const MOST_OTHERS = 20

/**
 * The open leads whose history names the property of a deal, with a message for each. Nothing is sent.
 * @param agency its name
 */
export async function findOtherLeads(
  db: Queries,
  scope: LeadScope,
  { leadId, deal, agency }: { leadId: string; deal: Deal; agency: string },
): Promise<OtherLeads> {
  const { propertyId, propertyCode, propertyTitle } = deal
  if (propertyTitle === null) return { leads: [], total: 0 }
  const others = db
    .selectFrom('leads')
    .where('stage', 'not in', ['ganado', 'perdido'])
    .where('id', '<>', leadId)
    .where(leadInScope(scope))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('leadEntries')
        .where((entry) => entry.or([entry('propertyId', '=', propertyId), entry('propertyCode', '=', propertyCode)]))
        .select('leadEntries.leadId'),
    )
  const rows = await others.orderBy('createdAt', 'desc').orderBy('id').limit(MOST_OTHERS).select('id').execute()
  const leads = await LEAD_KIND.find(
    db,
    rows.map(({ id }) => id),
  )
  const counted = await others.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    total: Number(counted.total),
    leads: rows.flatMap(({ id }) => {
      const lead = leads.find((each) => each.id === id)
      if (!lead) return []
      const links = writtenLinks(lead, propertyTitle, (first) => toldOf(deal, { first, agency, lead: lead.language }))
      return { id, name: lead.name, asesorName: lead.asesorName, links }
    }),
  }
}

const DONE: Record<Deal['operation'], [es: string, en: string]> = {
  venta: ['ya se vendió', 'has been sold'],
  renta: ['ya se rentó', 'has been let'],
  traspaso: ['ya se traspasó', 'has been transferred'],
}

/** 'Hola Eva, te escribo de la firma: «Nave» ya se rentó. ¿Te busco opciones parecidas?' */
function toldOf(
  { operation, propertyTitle, signedOn }: Deal,
  { first, agency, lead }: { first: string; agency: string; lead: string },
): string {
  const [es, en] = signedOn === null ? ['ya está apartada', 'is now reserved'] : DONE[operation]
  return lead === 'en'
    ? `Hello ${first}, I am writing from ${agency}: «${propertyTitle}» ${en}. Shall I look for similar options?`
    : `Hola ${first}, te escribo de ${agency}: «${propertyTitle}» ${es}. ¿Te busco opciones parecidas?`
}
