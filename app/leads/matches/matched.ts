import type { ContactLinks } from '#app/leads/contact-links.ts'
import type { MatchText } from './match.ts'

/** A property for a lead. `title`, `slug`: of its page on the site. */
export type MatchedProperty = MatchText & { id: string; code: string; title: string; slug: string }

/**
 * What fits a requirement now. `siteQuery`: the query string of the same search on the site; `full`, `near`: how many have
 * everything, or all but one thing; `shown`: the best of both.
 */
export type RequirementMatches = {
  number: number
  text: string
  siteQuery: string
  /** Why nothing fits; null for no such reason. */
  fault: string | null
  full: number
  near: number
  shown: MatchedProperty[]
}

/** What fits a lead; `rate`: the rate at which prices in dollars are compared, in words. */
export type LeadMatches = { requirements: RequirementMatches[]; rate: string }

/**
 * A lead that a property is for. `wanted`: the requirement in words; `isPlanned`: whether its next action is about the property;
 * `talked`: the day of the last line of its history about it; null without one.
 */
export type MatchedLead = MatchText & {
  id: string
  version: number
  name: string
  company: string | null
  asesorName: string | null
  wanted: string
  action: string
  isPlanned: boolean
  talked: string | null
  links: ContactLinks
}

/** Why somebody should be called about a property now. */
export const NEWS_LABELS = { nueva: 'Nueva', vuelve: 'De vuelta en oferta', baja: 'Bajó de precio' } as const
export type News = keyof typeof NEWS_LABELS

/** The leads that a property is for. `news`: null where nothing changed in the last days. */
export type PropertyLeads = { leads: MatchedLead[]; total: number; news: News | null; rate: string }

/** A property with news, and how many leads to call about it. */
export type FreshProperty = { id: string; code: string; title: string; news: News; toCall: number }

/** The next action that a press adds. */
export function callAbout(code: string): string {
  return `Llamar por ${code}`
}
