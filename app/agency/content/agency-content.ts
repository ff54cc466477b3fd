import type { ClientLogo, StoredLogo } from '#app/agency/logo/logo.ts'
import type { HeroPhoto } from '#app/agency/logo/hero-photo.ts'

export const SOCIAL_NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS

/**
 * Everything that an agency says about itself, by section. Each section is saved by itself and keeps its earlier versions
 * (`versions`). A section that nobody saved is empty, and an empty section is shown nowhere. Texts may contain
 * placeholders (`fill-placeholders.ts`).
 */
export type AgencyContent = {
  datos: AgencyData
  marca: LookContent
  inicio: HomeTexts
  servicios: ServicesTexts
  historia: StoryTexts
  clientes: ClientsTexts
  mensajes: ChatTexts
  privacidad: LegalText
  terminos: LegalText
}
export type AgencySection = keyof AgencyContent

/** Days for which the page of a property says that its price dropped. About as long as a tenant looks for a space. */
export const PRICE_DROP_DAYS = 90

/** Names, contact data, networks, claims and what it says about prices; null where the agency says nothing. */
export type AgencyData = {
  name: string | null
  /** For the head, titles and senders; null where the name is short enough. */
  shortName: string | null
  legalName: string | null
  tagline: string | null
  description: string | null
  /** Year. */
  founded: number | null
  /** As it was typed: '81 1234 5678'. */
  phone: string | null
  /** 'Ventas': whom the phone reaches, where there are two. */
  phoneLabel: string | null
  secondPhone: string | null
  secondPhoneLabel: string | null
  whatsapp: string | null
  email: string | null
  /** 'Lunes a viernes, 9:00 a 18:00'. */
  hours: string | null
  street: string | null
  postalCode: string | null
  locality: string | null
  region: string | null
  regionShort: string | null
  /** Those besides the one of the address above, in their order. */
  offices: OfficeData[]
  yearsOfExperience: number | null
  activeProperties: number | null
  bankBranches: number | null
  rating: string | null
  satisfiedClients: number | null
  /** Pesos for one dollar, and the day of that rate, YYYY-MM-DD. */
  pesosPerDollar: number | null
  rateDay: string | null
  /** Whether the page of a property says when its price dropped. */
  priceDrops: boolean
  /** Name of its time zone; null for that of its first home state. */
  timeZone: string | null
} & Record<SocialNetwork, string | null>

/** The most offices besides the main one. */
export const MOST_OFFICES = 10

/** An office besides the main one. `address`: on one line; `mapLink`: its page in Google Maps. */
export type OfficeData = {
  name: string
  address: string
  mapLink: string | null
  phone: string | null
  hours: string | null
}

/**
 * The agency's colours, '#rrggbb', its logos and its photo. They are part of the section, so that undo, backups and exports
 * carry them. `drawing`: the drawn mark, which only the demo has.
 */
export type LookContent = {
  main: string | null
  accent: string | null
  /** For light grounds, and for dark ones. */
  logo: StoredLogo | null
  darkLogo: StoredLogo | null
  /** A square for the icons; null for the logo, or the initial of the name. */
  icon: StoredLogo | null
  /** The photo at the top of the home page; null for the drawing or plain colour. */
  hero: HeroPhoto | null
  drawing: 'demo' | null
}

/** Texts of the home page. */
export type HomeTexts = {
  /** Title and description for search engines. */
  title: string | null
  description: string | null
  heading: string | null
  lead: string | null
  /** Example in the search of the home page; without one it is made from the newest property. */
  searchExample: string | null
  /** What the claim of bank branches is called on the home page. */
  branchesLabel: string | null
  /** Panel for people who look for a space, and the message that its button prepares. */
  searchTitle: string | null
  searchText: string | null
  searchMessage: string | null
  /** Panel for people who offer one. */
  offerTitle: string | null
  offerText: string | null
  closing: string | null
}

export const SERVICE_ICONS = {
  casa: 'Casa',
  ciudad: 'Edificios',
  red: 'Red',
  crecimiento: 'Barras que crecen',
  documento: 'Documento',
  banco: 'Banco',
} as const
export type ServiceIcon = keyof typeof SERVICE_ICONS

export type Service = {
  /** In the address, `/servicios?servicio=…`. */
  slug: string
  name: string
  icon: ServiceIcon
  /** On the card. */
  summary: string
  description: string
  includes: string[]
  benefits: string[]
  isHidden: boolean
} & ServiceCase

/** A case of a service: what the client asked for, what the agency did, and what came of it. */
export type ServiceCase = { caseAsked: string | null; caseDone: string | null; caseResult: string | null }

export type ServicesTexts = {
  /** Description for search engines. */
  description: string | null
  lead: string | null
  services: Service[]
  closing: string | null
}

export type Milestone = { year: number; title: string; text: string }

/** Texts of the Nosotros page. */
export type StoryTexts = {
  /** Description for search engines. */
  description: string | null
  heading: string | null
  lead: string | null
  /** What the claim of bank branches is called on the Nosotros page. */
  branchesLabel: string | null
  milestones: Milestone[]
  /** The end of the milestones, 'Hoy'. */
  today: string | null
  proposition: string | null
  values: { name: string; text: string }[]
  closing: string | null
}

/** `logo`: an uploaded one, or the address of a picture of the demo; without one the name is shown. */
export type Client = { name: string; logo: ClientLogo | string | null }

/** What a client said of the agency. `role`: position and company. */
export type Testimonial = { text: string; name: string; role: string | null }

export type ClientsTexts = {
  testimonials: Testimonial[]
  clients: Client[]
  /** Clients whose most important branch the agency has placed. */
  flagships: (Client & { place: string })[]
}

/** Prepared messages of visitors, and those with which the team writes to leads; without one the product has its own. */
type ChatTexts = {
  greeting: string | null
  serviceMessage: string | null
  leadMessage: string | null
  leadPropertyMessage: string | null
}

/** A legal text in Markdown. `updated` is the day of its last change, YYYY-MM-DD. */
export type LegalText = { lead: string | null; updated: string | null; text: string | null }
