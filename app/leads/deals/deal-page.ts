import type { Category, Status } from '#app/catalogue/facts/vocabulary.ts'
import type { ContactLinks } from '#app/leads/contact-links.ts'
import type { Deal } from '#app/leads/deal.ts'
import type { DealControl } from './deal-rules.ts'

/** In the address of the form: the ID of the property, or NO_PROPERTY; the deal that is edited. */
export const DEAL_PARAMS = { property: 'propiedad', deal: 'cierre' } as const
export const NO_PROPERTY = 'ninguna'

export const DEAL_INTENTS = { save: 'save-deal', remove: 'remove-deal', undo: 'undo-deal' } as const

/** Hidden controls: what the person saw when the form was opened. */
export const DEAL_SEEN = {
  leadVersion: 'leadVersion',
  propertyId: 'propertyId',
  propertyVersion: 'propertyVersion',
  dealId: 'dealId',
} as const

/** A property as the form of a deal shows it. `offers`: its operations with their prices. */
export type DealProperty = {
  id: string
  version: number
  code: string
  title: string
  status: Status
  category: Category
  secondCategory: Category | null
  offers: { category: Category; text: string }[]
  /** The days on which other deals of it were closed. */
  closings: string[]
}

/**
 * What the form of a deal shows. `options`: properties of the lead's history, the newest first; `isChosen`: whether a property,
 * or that it is none of the catalogue, was chosen; `deal`: the one that is edited; `fault`: why the typed ID finds nothing.
 */
export type DealPage = {
  lead: { id: string; name: string; version: number }
  options: { code: string; title: string }[]
  isChosen: boolean
  property: DealProperty | null
  deal: Deal | null
  opened: Partial<Record<DealControl, string>>
  fault: string | null
}

/** Another lead who asked about the property of a deal, with links whose text tells what became of it. */
export type OtherLead = { id: string; name: string; asesorName: string | null; links: ContactLinks }
export type OtherLeads = { leads: OtherLead[]; total: number }
