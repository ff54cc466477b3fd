import type { Client, ClientsTexts, AgencyData, LegalText, ServicesTexts } from '#app/agency/content/agency-content.ts'
import { slugify } from '#app/text/slugify.ts'

/** Gives each service its slug: the one that it had under its name, or else one made from the name. */
export function finishServices(content: ServicesTexts, saved: ServicesTexts): ServicesTexts {
  const taken = new Set<string>()
  const services = content.services.map((service) => {
    const known = saved.services.find(({ name }) => name === service.name)?.slug
    const slug = freeSlug(known ?? (slugify(service.name) || 'servicio'), taken)
    taken.add(slug)
    return { ...service, slug }
  })
  return { ...content, services }
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let at = 2; taken.has(free); at += 1) free = `${slug}-${at}`
  return free
}

/** The form has names alone; a client keeps the logo that it had under its name. */
export function finishClients(content: ClientsTexts, saved: ClientsTexts): ClientsTexts {
  const logos = new Map([...saved.flagships, ...saved.clients].map(({ name, logo }) => [name, logo]))
  const withLogo = (name: string): Client => ({ name, logo: logos.get(name) ?? null })
  return {
    testimonials: content.testimonials,
    clients: (content.clients as unknown as string[]).map(withLogo),
    flagships: content.flagships.map(({ name, place }) => ({ ...withLogo(name), place })),
  }
}

/** A changed rate without a day is of today; without a rate there is no day. */
export function finishData(content: AgencyData, saved: AgencyData, today: string): AgencyData {
  const { pesosPerDollar, rateDay } = content
  if (pesosPerDollar === null) return { ...content, rateDay: null }
  const isSame = pesosPerDollar === saved.pesosPerDollar && rateDay === saved.rateDay
  // The form still shows the day of the earlier rate.
  const isOfEarlier = pesosPerDollar !== saved.pesosPerDollar && rateDay === saved.rateDay
  return isSame ? content : { ...content, rateDay: isOfEarlier ? today : (rateDay ?? today) }
}

/** A changed text has the day of the change. */
export function finishLegal<Text extends LegalText>(content: Text, saved: Text, today: string): Text {
  const isSame = content.text === saved.text && content.lead === saved.lead
  return { ...content, updated: content.text === null ? null : isSame ? saved.updated : today }
}
